import { describe, expect, test } from 'vitest';
import { packError, unpackError } from './errorData.ts';
import { UserError } from './errors.ts';

/** As it arrives on the other side. */
function sent(error: unknown): Error {
  return unpackError(JSON.parse(JSON.stringify(packError(error))));
}

describe('an error that was sent as data', () => {
  test('is still the mistake of a person, with its hint', () => {
    const error = sent(new UserError('no such file', 'Write one.'));
    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({ name: 'UserError', message: 'no such file', hint: 'Write one.' });
  });

  test('is still a bug, with the trace of where it happened', () => {
    const bug = new TypeError('x is not a function');
    expect(sent(bug)).not.toBeInstanceOf(UserError);
    expect(sent(bug)).toMatchObject({ message: bug.message, stack: bug.stack });
  });

  test('says what was thrown, whatever it was', () => {
    expect(sent('nothing')).toMatchObject({ message: 'nothing', stack: 'nothing' });
    expect(sent(undefined).message).toBe('undefined');
  });
});
