/** The name of a new game in the forms that its files need. */
import { UserError } from '../../core/index.ts';
import { games } from '../../games/index.ts';

export interface Names {
  /** As typed: `my-game`. */
  readonly name: string;
  /** As a variable and a file: `myGame`. */
  readonly variable: string;
  /** As part of the name of a class: `MyGame`. */
  readonly type: string;
  /** As shown: `My game`. */
  readonly title: string;
}

const LONGEST = 40;
const WORDS = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Words that no variable can have as its name. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @param taken names that the files use for something else @throws UserError for what cannot be a name */
export function namesOf(name: string, taken: ReadonlySet<string>): Names {
  if (!WORDS.test(name) || name.length > LONGEST)
    throw new UserError(
      `"${name}" cannot be the name of a game`,
      `A name has up to ${LONGEST} small letters and digits, with hyphens between words: my-game.`,
    );
  if (games.some((game) => game.name === name))
    throw new UserError(`there is a game called "${name}" already`, 'Choose another name.');
  const type = name.split('-').map(capital).join('');
  const variable = type.charAt(0).toLowerCase() + type.slice(1);
  if (RESERVED.has(variable) || taken.has(variable))
    throw new UserError(
      `"${variable}" means something else in the program of a game`,
      `Choose another name, such as my-${name}.`,
    );
  return { name, variable, type, title: capital(name.replaceAll('-', ' ')) };
}
