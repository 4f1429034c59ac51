/** Keeps the game at the table: writes it to files, and says how to continue it. */
import { type Game, type OptionValues, UserError } from '../../core/index.ts';
import { chosenOf } from '../../core/chosenOf.ts';
import type { SavedGame } from '../../core/savedGame.ts';
import type { Terminal } from '../terminal.ts';
import { continueCommand } from './continueCommand.ts';
import type { History } from './history.ts';
import { writeSavedFile } from './savedFile.ts';

export interface KeptGame {
  readonly game: Game;
  readonly typed?: string;
  readonly options: OptionValues;
  readonly position?: string | undefined;
  readonly file?: string | undefined;
  readonly seats: readonly string[];
  readonly seed: number;
  readonly terminal: Terminal;
  readonly history: History;
}

export class Keeping {
  private readonly kept: KeptGame;
  /** The file that was written last or read, and the moves it has. */
  private file: string | undefined;
  private moves: string;

  constructor(kept: KeptGame) {
    this.kept = kept;
    this.file = kept.file;
    this.moves = this.movesNow();
  }

  private movesNow(): string {
    return this.kept.history.format(this.kept.game).join(' ');
  }

  private content(): SavedGame {
    const { game, options, position, seats, seed, history } = this.kept;
    const moves = history.format(game);
    return {
      game: game.name,
      chosen: chosenOf(game, options),
      seats,
      seed,
      ...(position !== undefined && { position }),
      moves,
      parents: moves.map((_, ply) => ply),
    };
  }

  /** @returns what to tell. @throws UserError for a file that cannot be written, or is another one's */
  save(path: string): string {
    if (path === '') throw new UserError('save needs the name of a file', 'Type for example: save game.json');
    writeSavedFile(path, this.content(), this.kept.game.hasHidden, path === this.file);
    this.file = path;
    this.moves = this.movesNow();
    return `saved; continue with: ${this.continueCommand()}`;
  }

  continueCommand(): string {
    const { game, typed = game.name, options, seats, terminal, history } = this.kept;
    return continueCommand({
      program: terminal.program,
      game,
      typed,
      options,
      state: history.state,
      seats,
      saved: this.content(),
      file: this.moves === this.movesNow() ? this.file : undefined,
    });
  }
}
