/** What axe finds wrong with a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Looked {
  /** Parts that are not looked at, as a selector. */
  readonly without?: string;
  /** The only part that is. */
  readonly within?: string;
  /** The only rule that counts. */
  readonly rule?: string;
}

export async function faultsOf(page: Page, { without, within, rule }: Looked = {}): Promise<unknown[]> {
  // Listing all that is in order takes longer than finding what is not.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (without !== undefined) axe.exclude(without);
  if (within !== undefined) axe.include(within);
  if (rule !== undefined) axe.withRules(rule);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
