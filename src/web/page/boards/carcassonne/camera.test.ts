import { describe, expect, it } from 'vitest';
import { type Camera, boxOf, fitTo, panned, revealing, zoomed } from './camera.ts';

const size = { width: 400, height: 300 };
const box = { left: -150, top: -250, width: 900, height: 700 };

/** The unit under a pixel. */
function under(camera: Camera, px: number, py: number): number[] {
  const { left, top } = boxOf(camera, size);
  return [left + px / camera.scale, top + py / camera.scale].map((value) => Math.round(value * 1000) / 1000);
}

describe('the camera', () => {
  it('shows all of a landscape below the strip that is left free', () => {
    const camera = fitTo(box, size, 50);
    const seen = boxOf(camera, size);
    expect(seen.left).toBeLessThanOrEqual(box.left);
    expect(seen.left + seen.width).toBeGreaterThanOrEqual(box.left + box.width);
    expect(seen.top + 50 / camera.scale).toBeLessThanOrEqual(box.top + 1e-6);
    expect(seen.top + seen.height).toBeGreaterThanOrEqual(box.top + box.height - 1e-6);
  });

  it('does not blow up a single tile', () => {
    expect(fitTo({ left: -50, top: -50, width: 100, height: 100 }, size, 0).scale).toBeLessThan(2);
  });

  it('keeps what is under the pointer there when it zooms', () => {
    const camera = fitTo(box, size, 0);
    expect(under(zoomed(camera, size, 1.7, 90, 40), 90, 40)).toEqual(under(camera, 90, 40));
  });

  it('moves by pixels', () => {
    const camera = fitTo(box, size, 0);
    expect(under(panned(camera, 30, -20), 130, 80)).toEqual(under(camera, 100, 100));
  });

  it('moves no further than needed to show a cell', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const inside = { left: -50, top: -50, width: 100, height: 100 };
    expect(revealing(camera, size, inside)).toEqual(camera);
    expect(revealing(camera, size, { ...inside, left: 150 })).toEqual({ ...camera, x: 50 });
    expect(revealing(camera, size, { ...inside, top: -250 })).toEqual({ ...camera, y: -100 });
  });
});
