/**
 * Completion for bash and zsh. One function finds what may stand at a place; it is written in what both shells understand.
 * Around it each has a few lines of its own.
 */
import { type Kind, type OptionWord, REPEATED, type Vocabulary, kindOf, readOption } from './vocabulary.ts';

const FILE = 'file';

interface Case {
  readonly pattern: string;
  readonly body: string;
}

/** The branches of a `case`; those with the same body are one. */
function branches(cases: readonly Case[], indent: string): string {
  const patterns = new Map<string, string[]>();
  for (const { pattern, body } of cases) patterns.set(body, [...(patterns.get(body) ?? []), pattern]);
  return [...patterns].map(([body, all]) => `${indent}${all.join('|')}) ${body} ;;`).join('\n');
}

function choicesOf(words: readonly string[]): string {
  return `choices='${words.join(' ')}'`;
}

function optionsOf({ commands }: Vocabulary): OptionWord[] {
  const all = new Map(commands.flatMap(({ options }) => options.map((flags) => [flags, readOption(flags)])));
  return [...all.values()];
}

/** What an option takes by its name; one that takes nothing is followed by anything. */
function valueCases(vocabulary: Vocabulary): Case[] {
  const valued = optionsOf(vocabulary).filter(({ takesValue }) => takesValue);
  const kinds = new Map(valued.map(({ name, kind }) => [name, kind]));
  return [...kinds].map(([name, kind]) => ({ pattern: name, body: `kind=${kind ?? FILE}` }));
}

/** What stands at each place of each command; one that may be repeated stands at all later places, so it comes last. */
function argumentCases({ commands }: Vocabulary): [exact: Case[], repeated: Case[]] {
  const cases = commands.flatMap(({ name, arguments: names }) =>
    names.map((argument, place) => {
      const isRepeated = argument.endsWith(REPEATED);
      const pattern = `${name}:${isRepeated ? '*' : place}`;
      return { pattern, body: `kind=${kindOf(argument) ?? FILE}`, isRepeated };
    }),
  );
  return [cases.filter(({ isRepeated }) => !isRepeated), cases.filter(({ isRepeated }) => isRepeated)];
}

function agentCases({ agents }: Vocabulary, before: readonly string[]): string {
  const cases = Object.entries(agents.byGame).map(([game, names]) => ({
    pattern: game,
    body: choicesOf([...before, ...names]),
  }));
  return `case $game in
${branches([...cases, { pattern: '*', body: choicesOf([...before, ...agents.common]) }], '        ')}
      esac`;
}

function wordCases(vocabulary: Vocabulary): Case[] {
  const words = Object.entries(vocabulary.words).map(([kind, words]) => ({
    pattern: kind satisfies string,
    body: choicesOf(words),
  }));
  const agent: Kind = 'agent';
  const seat: Kind = 'seat';
  return [
    ...words,
    { pattern: agent, body: agentCases(vocabulary, []) },
    { pattern: seat, body: agentCases(vocabulary, ['human']) },
  ];
}

/** Sets `choices` for the word at a place of the command line; empty where a file may stand. */
function findChoices(vocabulary: Vocabulary): string {
  const { commands } = vocabulary;
  const options = commands.map((command) => ({
    pattern: command.name,
    body: choicesOf(command.options.map((flags) => readOption(flags).name)),
  }));
  const [exact, repeated] = argumentCases(vocabulary);
  return `# Sets kind to what an option takes.
_playout_value() {
  kind=
  case $1 in
${branches(valueCases(vocabulary), '    ')}
  esac
}

# Sets choices. Takes the place of the word to complete, then all words after the name of the program.
_playout_find() {
  local place=$1 at=1 argument=0 current= previous= game= kind= word= command=$2
  choices=
  shift
  if [ "$place" = 1 ]; then
    ${choicesOf(commands.map(({ name }) => name))}
    return
  fi
  shift
  for word in "$@"; do
    at=$((at + 1))
    if [ "$at" = "$place" ]; then
      current=$word
      break
    fi
    _playout_value "$previous"
    previous=$word
    case \${kind}:\${word} in
      :-*) ;;
      :*)
        if [ "$argument" = 0 ]; then game=$word; fi
        argument=$((argument + 1))
        ;;
    esac
  done
  _playout_value "$previous"
  case \${kind}:\${current} in
    :-*) kind=option ;;
    :*)
      case \${command}:\${argument} in
${branches(exact, '        ')}
${branches(repeated, '        ')}
      esac
      ;;
  esac
  case $kind in
    option)
      case $command in
${branches(options, '        ')}
      esac
      ;;
${branches(wordCases(vocabulary), '    ')}
  esac
}`;
}

export function bashScript(vocabulary: Vocabulary): string {
  return `# Completion of playout for bash; made by: playout completion bash
${findChoices(vocabulary)}

_playout() {
  local choices current=\${COMP_WORDS[COMP_CWORD]} before=
  _playout_find "$COMP_CWORD" "\${COMP_WORDS[@]:1}"
  case $current in
    # Several seats in one word.
    *,*) before=\${current%,*}, ;;
  esac
  COMPREPLY=($(compgen -P "$before" -W "$choices" -- "\${current##*,}"))
}
# Where nothing fits, files do.
complete -o default -F _playout playout
`;
}

export function zshScript(vocabulary: Vocabulary): string {
  return `#compdef playout
# Completion of playout for zsh; made by: playout completion zsh
${findChoices(vocabulary)}

_playout() {
  local choices
  _playout_find $((CURRENT - 1)) "\${(@)words[2,-1]}"
  compset -P '*,'
  compadd -- \${=choices} || _files
}

# As a file of functions it is run when it is first needed.
if [ "\${funcstack[1]}" = _playout ]; then
  _playout "$@"
else
  compdef _playout playout
fi
`;
}
