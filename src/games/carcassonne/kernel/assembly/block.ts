import { TABLE_BYTES } from '../../layout';

/** The memory of a table, as `layout.ts` describes it. A playout writes it before the kernel runs, and reads it afterwards. */
export const table: usize = memory.data(TABLE_BYTES, 16);
