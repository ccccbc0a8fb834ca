import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Input } from '../Input/Input.js';
import { Fieldset } from './Fieldset.js';

export default {
  purpose: 'Fields that belong together.',
  use: 'Use it for a part of a longer form, such as an address, or if labels repeat: two addresses have two cities.',
  avoid:
    'For radio buttons or checkboxes, use a `RadioGroup` or a `CheckboxGroup`: they have a legend. A form with one part needs none.',
  behavior: [
    'It renders on the server and adds no script.',
    'An error of one field belongs to this field. `errorMessage` is for the fields together, such as an address that cannot be found.',
    'With `isDisabled`, the browser disables everything in it, and a form sends none of it.',
  ],
  keys: [],
  announced:
    'On the way into the group, a screen reader announces the legend, “group”, the help and the error, then the field. Orca leaves out the help and the error of a group.',
  dos: [
    {
      text: 'Write the legend as a name, not as a sentence.',
      picture: (
        <Fieldset legend="Delivery">
          <Input label="City" />
        </Fieldset>
      ),
    },
  ],
  donts: [
    {
      text: 'Put one into another, or around a single field.',
      picture: (
        <Fieldset legend="Delivery">
          <Fieldset legend="Address">
            <Input label="City" />
          </Fieldset>
        </Fieldset>
      ),
    },
  ],
  related: ['CheckboxGroup', 'Field', 'Form', 'RadioGroup'],
  picture: (
    <Fieldset legend="Delivery">
      <Input label="City" />
    </Fieldset>
  ),
} satisfies ComponentDocs;
