/** Which part of the table is seen, and how large. Pure arithmetic: units of the drawing on one side, pixels on the other. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The point in the middle of the picture, in units, and pixels to a unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A tile of 100 units is never smaller than 12 pixels nor larger than 320; a few tiles are not blown up. */
const [LEAST, MOST, MOST_FITTED] = [0.12, 3.2, 1.3];

function within(scale: number): number {
  return Math.min(MOST, Math.max(LEAST, scale));
}

/** All of a box, below a strip of pixels at the top that is left free. */
export function fitTo(box: Box, size: Size, strip: number): Camera {
  const room = Math.max(1, size.height - strip);
  const scale = within(Math.min(size.width / box.width, room / box.height, MOST_FITTED));
  return { x: box.left + box.width / 2, y: box.top + (box.height - strip / scale) / 2, scale };
}

export function boxOf({ x, y, scale }: Camera, size: Size): Box {
  const [width, height] = [size.width / scale, size.height / scale];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Moves what is seen by pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Larger or smaller, so that what is under a pixel stays there. */
export function zoomed(camera: Camera, size: Size, factor: number, px: number, py: number): Camera {
  const scale = within(camera.scale * factor);
  const [dx, dy] = [px - size.width / 2, py - size.height / 2];
  const shift = 1 / camera.scale - 1 / scale;
  return { x: camera.x + dx * shift, y: camera.y + dy * shift, scale };
}

/** The least move after which a box is in sight. */
export function revealing(camera: Camera, size: Size, box: Box): Camera {
  const seen = boxOf(camera, size);
  const shift = (from: number, length: number, low: number, room: number): number =>
    from < low ? from - low : Math.max(0, from + length - (low + room));
  return {
    ...camera,
    x: camera.x + shift(box.left, box.width, seen.left, seen.width),
    y: camera.y + shift(box.top, box.height, seen.top, seen.height),
  };
}

/** Part of the way from one to the other, `t` from 0 to 1. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * t;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
