import { circle, type Art } from '../svg.js';

const plain =
  (colour: string): Art =>
  (pen) =>
    [
      pen.line(circle(-320, -215, 212)),
      pen.line(circle(320, -215, 212)),
      pen.tube('M-320 -215L-60 -215L-130 -560L230 -560L320 -215M-60 -215L230 -540', 26, colour),
    ].join('');

export const skerry29 = plain;
export const skerryDrift = plain;
export const skerryDune = plain;
export const stepThrough = plain;
export const millraceEight = plain;
export const millraceSingle = plain;
export const saltmarshFreight = plain;
export const saltmarshTandem = plain;
export const dunlinFold = plain;
export const dunlinTwenty = plain;
export const dunlinRunner = plain;
export const laneOne = plain;
export const skerry29Front = plain;
export const skerryDuneFront = plain;
export const saltmarshTourer = (colour: string, _load: { isLoaded?: boolean; bar?: 'drop' | 'flat' } = {}): Art =>
  plain(colour);
export const skerry29Measures = { wheelbase: [-320, 320] as const };
