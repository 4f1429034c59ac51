// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tab } from '../../../../test/page/tab.ts';
import { OVER } from '../../../core/turns.ts';
import { PERSON } from '../state/players.ts';
import { GamesDialog } from './GamesDialog.tsx';

const RANDOM = { kind: 'agent', spec: 'random' } as const;

/** A game that two agents have played to its end, in the dialog. */
async function showFinished(game: string, chosen = {}): Promise<Tab> {
  const tab = new Tab();
  const { session, games } = tab.app;
  await games.begin(game, chosen, [RANDOM, RANDOM]);
  await tab.settle(() => session.node.value?.turn === OVER);
  tab.app.overlay.value = 'games';
  render(<GamesDialog app={tab.app} />);
  return tab;
}

/** What is downloaded, by the name of its file. */
function catchFiles(): Map<string, Promise<string>> {
  const files = new Map<string, Promise<string>>();
  let last = Promise.resolve('');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = (blob as Blob).text();
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.set(this.download, last);
  });
  return files;
}

function choose(name: string, text: string): void {
  const input = document.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

const linesOf = (tab: Tab): string[] => tab.app.session.mainLine.value.map(({ words }) => words);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the open game', () => {
  it('is exported in three forms, each of which opens it again', async () => {
    const files = catchFiles();
    const tab = await showFinished('katarenga', { size: 4 });
    const before = linesOf(tab);
    expect(before.length).toBeGreaterThan(4);
    for (const form of ['Saved game', 'Record', 'Transcript']) fireEvent.click(screen.getByText(form));
    await waitFor(() => expect(files.size).toBe(3));
    expect([...files.keys()].sort()).toEqual([
      'katarenga-record.jsonl',
      'katarenga-transcript.json',
      'katarenga.json',
    ]);
    for (const [name, text] of files) {
      await tab.app.games.begin('ataxx', {}, [PERSON, PERSON]);
      tab.app.overlay.value = 'games';
      choose(name, await text);
      await waitFor(() => expect(linesOf(tab)).toEqual(before));
      await waitFor(() => expect(tab.app.overlay.value).toBeUndefined());
    }
  });

  it('is no record and no transcript before its end, which is said', async () => {
    const files = catchFiles();
    const tab = new Tab();
    await tab.app.games.begin('katarenga', {}, [PERSON, PERSON]);
    tab.app.overlay.value = 'games';
    render(<GamesDialog app={tab.app} />);
    fireEvent.click(screen.getByText('Transcript'));
    await screen.findByText('only a finished game can be a transcript');
    fireEvent.click(screen.getByText('Record'));
    await screen.findByText('only a finished game is a record');
    expect(files.size).toBe(0);
  });

  it('has no transcript in Ataxx', async () => {
    await showFinished('ataxx', { size: 3 });
    screen.getByText('Record');
    expect(screen.queryByText('Transcript')).toBeNull();
  });
});

describe('a file', () => {
  it('with several games opens the first, and says so', async () => {
    const tab = await showFinished('ataxx', { size: 3 });
    const before = linesOf(tab);
    const record = await tab.client.call('record', { agents: ['random', 'random'] });
    choose('games.jsonl', `${record}\n`.repeat(12));
    await screen.findByText('The first of the 12 games in games.jsonl is open.');
    expect(linesOf(tab)).toEqual(before);
  });

  it('with a position opens it, whatever game it is of', async () => {
    const tab = await showFinished('ataxx', { size: 3 });
    choose('position.txt', 'NKB/RRN/KBN bbb/3/www w 0:0 0\n');
    await waitFor(() => expect(tab.app.session.open.value?.info.name).toBe('katarenga'));
  });

  it('that holds no game is refused, and the open game stays', async () => {
    const tab = await showFinished('ataxx', { size: 3 });
    const before = linesOf(tab);
    choose('letter.txt', 'Dear Sir');
    await screen.findByText(/^this is not a game that can be read, nor a position; as one of Ataxx/);
    expect(linesOf(tab)).toEqual(before);
    expect(tab.app.overlay.value).toBe('games');
  });
});
