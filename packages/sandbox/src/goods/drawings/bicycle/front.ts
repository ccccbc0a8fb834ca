/** A bicycle from the front. Millimetres. */
import { darker, palette } from '../palette.js';
import { circle, clip, flat, join, place, polyline, rect, times, type Art, type Pen } from '../svg.js';

export interface FrontSpec {
  colour: string;
  /** Radius to the outside of the tyre. */
  wheel: number;
  tyre: number;
  /** Width of the handlebar. */
  bar: number;
  isSuspended?: boolean;
}

function tyreFromFront(pen: Pen, wheel: number, width: number): string {
  const outline = rect(-width / 2, -2 * wheel, width, 2 * wheel, width / 2);
  const lugs = times(Math.floor((2 * wheel) / 34), (row) => {
    const y = -2 * wheel + 22 + row * 34;
    return (
      flat(rect(-width * 0.14, y, width * 0.28, 15, 3), palette.iron) +
      flat(
        rect(-width * 0.48, y + 15, width * 0.2, 14, 3) + rect(width * 0.28, y + 15, width * 0.2, 14, 3),
        palette.iron,
      )
    );
  });
  return flat(outline, palette.ink) + clip(outline, lugs) + pen.line(outline);
}

function crank(pen: Pen, side: 1 | -1, y: number): string {
  const end = y + side * 150;
  return join(
    pen.tube(polyline([side * 62, y], [side * 86, end]), 20, palette.steel),
    pen.solid(rect(side * 140 - 50, end - 12, 100, 24, 6), palette.ink),
  );
}

export const fromFront =
  ({ colour, wheel, tyre, bar, isSuspended = false }: FrontSpec): Art =>
  (pen) => {
    const crown = -2 * wheel - (isSuspended ? 60 : 44);
    const top = crown - 150;
    const leg = tyre / 2 + (isSuspended ? 34 : 24);
    const barY = top - 62;
    const limb = (side: 1 | -1, p: Pen) =>
      isSuspended
        ? p.tube(polyline([side * leg, crown], [side * leg, crown + 210]), 32, palette.steel) +
          p.tube(polyline([side * leg, crown + 190], [side * leg, -wheel]), 44, '#343835')
        : p.tube(polyline([side * leg, crown], [side * (leg - 2), -wheel]), 28, colour);
    const drawn = (p: Pen) =>
      join(
        p.solid(`M-66 ${barY - 20}Q-74 ${barY - 62} 0 ${barY - 62}Q74 ${barY - 62} 66 ${barY - 20}z`, palette.ink),
        crank(p, 1, -wheel + 30),
        crank(p, -1, -wheel + 30),
        p.tube(polyline([-56, -wheel + 30], [56, -wheel + 30]), 42, colour),
        tyreFromFront(p, wheel, tyre),
        limb(-1, p),
        limb(1, p),
        isSuspended
          ? p.tube(
              `M${-leg} ${crown + 200}C${-leg} ${crown + 110} ${leg} ${crown + 110} ${leg} ${crown + 200}`,
              26,
              '#343835',
            )
          : '',
        p.tube(polyline([-leg, crown], [leg, crown]), isSuspended ? 46 : 36, isSuspended ? '#343835' : colour),
        p.solid(circle(-leg, -wheel, 15), palette.steel),
        p.solid(circle(leg, -wheel, 15), palette.steel),
        p.tube(polyline([0, crown - 22], [0, top]), 50, colour),
        p.stroke(polyline([12, crown - 30], [12, top]), 10, darker(colour, 0.18)),
        p.solid(circle(0, (crown + top) / 2 - 10, 15), palette.ochre),
        p.fineLine(
          `M${-bar * 0.28} ${barY + 8}C${-bar * 0.2} ${barY + 130} -60 ${top + 40} -34 ${crown + 20}M${bar * 0.28} ${barY + 8}C${bar * 0.2} ${barY + 120} 70 ${top + 60} 34 ${crown + 20}`,
        ),
        p.tube(
          `M${-bar / 2} ${barY + 6}L${-bar * 0.2} ${barY - 8}Q0 ${barY + 10} ${bar * 0.2} ${barY - 8}L${bar / 2} ${barY + 6}`,
          24,
          palette.iron,
        ),
        ...([-1, 1] as const).map((side) =>
          join(
            p.tube(polyline([side * bar * 0.29, barY + 18], [side * bar * 0.42, barY + 44]), 12, palette.steel),
            p.tube(polyline([side * bar * 0.34, barY - 1], [side * bar * 0.5, barY + 6]), 32, palette.ink),
          ),
        ),
        p.solid(rect(-30, barY - 34, 60, 62, 12), palette.iron),
        p.fineLine(
          circle(-16, barY - 18, 4) + circle(16, barY - 18, 4) + circle(-16, barY + 14, 4) + circle(16, barY + 14, 4),
        ),
      );
    return place(drawn, 0, 0, { scale: 0.8 })(pen);
  };
