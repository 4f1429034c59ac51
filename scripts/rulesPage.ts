/** The rules of a game as a document: what the guide of the page says, with its pictures. */
import type { Game } from '../src/core/index.ts';

interface ToldRule {
  readonly title: string;
  readonly text: string;
}

/** The picture of a rule, from docs/images. */
export function pictureOf({ name }: Game, index: number): string {
  return `rules/${name}-${index + 1}.png`;
}

function presetRows({ presets }: Game): string[] {
  return presets.map(
    ({ name, about }, i) => `- \`preset=${name}\`${i === 0 ? ' (the default)' : ''}: ${about}`,
  );
}

export function rulesPage(game: Game, rules: readonly ToldRule[]): string {
  return [
    `# Rules: ${game.title}`,
    '',
    game.about,
    ...rules.flatMap(({ title, text }, i) => [
      '',
      `## ${title}`,
      '',
      `![${title}](../images/${pictureOf(game, i)})`,
      '',
      text,
    ]),
    '',
    '## Which rules',
    '',
    'Everything that differs between the paper and the game in the box is an option; presets are named choices of them. `npx playout games` lists all options.',
    '',
    ...presetRows(game),
    '',
    `How positions and moves are written: [Notation](../notation.md#${game.name}).`,
    '',
  ].join('\n');
}
