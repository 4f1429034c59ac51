/** The open game as a file: its whole tree, to be opened here again, or its main line for others. */
import type { JSX } from 'preact';
import type { Problem } from '../../worker/messages.ts';
import type { ViewProps } from '../state/appState.ts';
import { saveFile } from '../state/files.ts';
import { attempt } from '../state/problem.ts';

interface ExportButtonsProps extends ViewProps {
  onProblem(problem: Problem | undefined): void;
}

interface Form {
  readonly title: string;
  readonly about: string;
  /** The name of the file comes after that of the game. */
  readonly ending: string;
  text(): Promise<string>;
}

export function ExportButtons({ app, onProblem }: ExportButtonsProps): JSX.Element | null {
  const { client, open, specs } = app.session;
  const info = open.value?.info;
  if (!info) return null;
  const forms: Form[] = [
    {
      title: 'Saved game',
      about: 'All of it with its variations, to be opened here again.',
      ending: '.json',
      text: async () => JSON.stringify(await client.call('save', undefined)),
    },
    {
      title: 'Record',
      about: 'A finished game as the command line writes and verifies it.',
      ending: '-record.jsonl',
      text: () => client.call('record', { agents: specs.value.map((spec) => spec ?? '') }),
    },
  ];
  if (info.hasTranscripts)
    forms.push({
      title: 'Transcript',
      about: 'A finished game in a neutral form, for other programs.',
      ending: '-transcript.json',
      text: () => client.call('transcript', undefined),
    });
  const save = async ({ ending, text }: Form): Promise<void> =>
    onProblem(await attempt(async () => saveFile(`${info.name}${ending}`, `${await text()}\n`)));
  return (
    <div class="buttons" role="group" aria-label="Export this game as">
      <span class="soft" aria-hidden="true">
        Export this game as
      </span>
      {forms.map((form) => (
        <button key={form.title} type="button" title={form.about} onClick={() => void save(form)}>
          {form.title}
        </button>
      ))}
    </div>
  );
}
