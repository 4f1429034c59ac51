/** Completion for fish, which has a line for everything that can be completed. */
import { type Kind, type Vocabulary, kindOf, readOption } from './vocabulary.ts';

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}

/** All words of a kind. A line cannot depend on the game that was typed before. */
function wordsOf({ agents, words }: Vocabulary, kind: Kind): readonly string[] {
  if (kind !== 'agent' && kind !== 'seat') return words[kind];
  const all = [...new Set([...agents.common, ...Object.values(agents.byGame).flat()])];
  return kind === 'seat' ? ['human', ...all] : all;
}

export function fishScript(vocabulary: Vocabulary): string {
  const lines = vocabulary.commands.flatMap(({ name, about, arguments: names, options }) => {
    const within = `complete -c playout -n ${quote(`__playout_is ${name}`)}`;
    const kinds = [...new Set(names.map(kindOf).filter((kind) => kind !== undefined))];
    return [
      `complete -c playout -n __playout_is_first -f -a ${name} -d ${quote(about)}`,
      ...options.map((flags) => {
        const { name: option, takesValue, kind } = readOption(flags);
        const values = kind === undefined ? ' -r' : ` -x -a ${quote(wordsOf(vocabulary, kind).join(' '))}`;
        return `${within} -l ${option.slice(2)}${takesValue ? values : ''}`;
      }),
      ...kinds.map((kind) => `${within} -a ${quote(wordsOf(vocabulary, kind).join(' '))}`),
    ];
  });
  return `# Completion of playout for fish; made by: playout completion fish
function __playout_is_first
  test (count (commandline -opc)) -eq 1
end

# Some games have the name of a command, so only the first word counts.
function __playout_is
  set -l words (commandline -opc)
  test (count $words) -gt 1; and test $words[2] = $argv[1]
end

${lines.join('\n')}
`;
}
