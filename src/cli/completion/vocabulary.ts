/** What a shell can complete: commands, their options and arguments, and the words that stand for some of these. */
import { listAgents } from '../../agents/index.ts';
import { games } from '../../games/index.ts';
import { papers } from '../../papers/index.ts';
import type { Summary } from '../summariesOf.ts';
import { topics } from '../topics/index.ts';
import { listKinds } from '../kinds.ts';

/** What may stand at a place. Where it is none of these, a file may. */
export const KINDS = ['game', 'agent', 'seat', 'kind', 'paper', 'topic', 'shell'] as const;
export type Kind = (typeof KINDS)[number];

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** After the name of an argument that may be repeated. */
export const REPEATED = '...';

/** By the names of arguments, and by what options take; `seats` and `kind` are themselves options. */
const BY_NAME: Readonly<Record<string, Kind>> = {
  game: 'game',
  agent: 'agent',
  agents: 'agent',
  first: 'agent',
  second: 'agent',
  spec: 'agent',
  '--seats': 'seat',
  '--kind': 'kind',
  paper: 'paper',
  topic: 'topic',
  shell: 'shell',
};

/** The kind of an argument by its name, with or without dots; undefined for a file. */
export function kindOf(name: string): Kind | undefined {
  const plain = name.replace(REPEATED, '');
  return Object.hasOwn(BY_NAME, plain) ? BY_NAME[plain] : undefined;
}

export interface OptionWord {
  /** `--agent` */
  readonly name: string;
  readonly takesValue: boolean;
  readonly kind: Kind | undefined;
}

/** @param flags as the help shows them: `--agent <spec>` */
export function readOption(flags: string): OptionWord {
  const [name = '', value] = flags.split(' ');
  const placeholder = value?.replace(/[<>[\]]/g, '') ?? '';
  return { name, takesValue: value !== undefined, kind: kindOf(name) ?? kindOf(placeholder) };
}

/** Agents by their names: those of any game, then those that only one has. */
export interface AgentWords {
  readonly common: readonly string[];
  readonly byGame: Readonly<Record<string, readonly string[]>>;
}

export interface Vocabulary {
  readonly commands: readonly Summary[];
  readonly agents: AgentWords;
  /** Of all kinds but agents and seats, which depend on the game. */
  readonly words: Readonly<Record<Exclude<Kind, 'agent' | 'seat'>, readonly string[]>>;
}

function agentWords(): AgentWords {
  const byGame = games.map((game) => {
    const entries = listAgents(game).filter(({ kind }) => kind === 'agent' || kind === 'named');
    return [game.name, entries.map(({ name }) => name)] as const;
  });
  const all = [...new Set(byGame.flatMap(([, names]) => names))];
  return { common: all.filter((name) => !name.includes('/')), byGame: Object.fromEntries(byGame) };
}

export function makeVocabulary(commands: readonly Summary[]): Vocabulary {
  const names = commands.map(({ name }) => name);
  return {
    commands,
    agents: agentWords(),
    words: {
      game: games.map(({ name }) => name),
      kind: listKinds(games),
      paper: [...papers.map(({ name }) => name), 'all'],
      topic: [...topics.map(({ name }) => name), ...names],
      shell: SHELLS,
    },
  };
}
