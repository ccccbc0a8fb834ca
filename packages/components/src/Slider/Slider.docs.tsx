import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Slider } from './Slider.js';

const distance = { style: 'unit', unit: 'kilometer' } as const;

export default {
  purpose: 'A value on a track.',
  use: 'Use it for a rough value whose effect shows at once, such as the distance to a shop.',
  avoid:
    'For an exact number, use a `NumberInput`. For a lower and an upper value, use a `RangeSlider`. To show progress, use a `ProgressBar`.',
  behavior: [
    'The thumb follows a press on the track. `onChange` comes with each value, `onChangeEnd` after the thumb was dropped: send requests there.',
    'Without scripts it is the browser’s own slider.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the thumb' },
    { keys: 'Up, Right', action: 'one step more; in right-to-left pages Left in place of Right' },
    { keys: 'Down, Left', action: 'one step less; in right-to-left pages Right in place of Left' },
    { keys: 'Page Up, Page Down, Shift with an arrow', action: 'a tenth of the track more or less' },
    { keys: 'Home, End', action: 'to the minimum or the maximum' },
  ],
  announced:
    'A screen reader announces the label, “slider” and the value as `formatOptions` writes it, then the help and the error, and each new value.',
  dos: [
    {
      text: 'Write values with their unit.',
      picture: <Slider label="Distance to the shop" defaultValue={20} formatOptions={distance} />,
    },
  ],
  donts: [
    {
      text: 'Use it for a number that must be exact.',
      picture: <Slider label="Postal code" minValue={10000} maxValue={99999} defaultValue={94401} />,
    },
  ],
  related: ['NumberInput', 'ProgressBar', 'RangeSlider'],
  picture: <Slider label="Distance" defaultValue={40} formatOptions={distance} />,
} satisfies ComponentDocs;
