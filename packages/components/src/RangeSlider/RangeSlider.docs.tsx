import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { RangeSlider } from './RangeSlider.js';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

export default {
  purpose: 'A lower and an upper value on a track.',
  use: 'Use it for a range that people narrow down by feel, such as the price of a product.',
  avoid: 'For one value, use a `Slider`. For exact values, use two fields, also beside it.',
  behavior: [
    'A press on the track moves the nearer thumb. No thumb passes the other.',
    'Without scripts it is two of the browser’s own sliders.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the lower thumb, then to the upper one' },
    { keys: 'Up, Right', action: 'one step more; in right-to-left pages Left in place of Right' },
    { keys: 'Down, Left', action: 'one step less; in right-to-left pages Right in place of Left' },
    { keys: 'Page Up, Page Down, Shift with an arrow', action: 'a tenth of the track more or less' },
    { keys: 'Home, End', action: 'to the end of the track, or to the other thumb' },
  ],
  announced:
    'A screen reader announces a group with the label. Each thumb is a “slider” with “Minimum” or “Maximum”, the label and its value, then the help and the error.',
  dos: [
    {
      text: 'Put fields for exact values beside it if many values are possible.',
      picture: <RangeSlider label="Price" maxValue={240} defaultValue={[20, 120]} formatOptions={dollars} />,
    },
  ],
  donts: [
    {
      text: 'Use it for few values: checkboxes show them all.',
      picture: <RangeSlider label="Stars" minValue={1} maxValue={5} defaultValue={[3, 5]} />,
    },
  ],
  related: ['CheckboxGroup', 'NumberInput', 'Slider'],
  picture: <RangeSlider label="Price" maxValue={240} defaultValue={[20, 120]} formatOptions={dollars} />,
} satisfies ComponentDocs;
