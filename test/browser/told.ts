/** All that a page is told and tells: what crosses between it and its worker, what it draws, keeps and has in its address. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Every message, in the order in which they crossed. */
    crossed?: string[];
  }
}

/** Runs in the page, before its scripts: writes down what crosses. */
export function listenToWorkers(): void {
  const crossed: string[] = [];
  window.crossed = crossed;
  window.Worker = new Proxy(Worker, {
    construct(Real, [url, options]: ConstructorParameters<typeof Worker>) {
      const worker = new Real(url, options);
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message: unknown) => {
        crossed.push(JSON.stringify(message));
        post(message);
      };
      worker.addEventListener('message', ({ data }) => crossed.push(JSON.stringify(data)));
      return worker;
    },
  });
}

export interface Told {
  readonly messages: readonly string[];
  readonly html: string;
  readonly kept: string;
  readonly address: string;
}

/** What the page knows up to now. */
export function toldTo(page: Page): Promise<Told> {
  return page.evaluate(() => ({
    messages: [...(window.crossed ?? [])],
    html: document.documentElement.outerHTML,
    kept: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    address: location.href,
  }));
}

/** As one text, with the address also as it reads once decoded. */
export function textOf({ messages, html, kept, address }: Told): string {
  const decoded = decodeURIComponent(address.replaceAll('+', ' '));
  return [...messages, html, kept, address, decoded].join('\n');
}
