// Journeys through fields and forms.
const quantity = ['textbox|spinbutton', 'Quantity'];

async function selectAll(page) {
  await page.press('Control', 'a');
}

export const fields = {
  'Select: keys': {
    story: 'forms-select--default',
    async walk(page) {
      await page.press('Tab');
      await page.focusOn('button', /Size/);
      await page.press('ArrowDown');
      // The first option clears the choice.
      await page.focusOn('option', 'Select Size');
      await page.press('ArrowDown');
      await page.focusOn('option', 'XS');
      await page.press('End');
      await page.focusOn('option', 'L');
      await page.press('Escape');
      await page.gone('listbox');
      await page.keepsFocusOn('button', /Select Size/);
      await page.press('Enter');
      await page.type('l');
      await page.focusOn('option', 'L');
      await page.press('Enter');
      await page.gone('listbox');
      await page.keepsFocusOn('button', /\bL\b/);
    },
  },
  'Select: pointer': {
    story: 'forms-select--default',
    async walk(page) {
      await page.click('button', /Size/);
      await page.click('option', 'S');
      await page.gone('listbox');
      await page.keepsFocusOn('button', /\bS\b/);
      await page.click('button', /Size/);
      await page.shows('option', 'S', { isSelected: true });
      await page.clickAt(900, 600);
      await page.gone('listbox');
    },
  },
  'ComboBox: keys': {
    story: 'forms-combobox--default',
    async walk(page) {
      const country = ['combobox', 'Country'];
      await page.press('Tab');
      await page.type('ger');
      await page.shows('option', /^Germany/);
      await page.press('ArrowDown');
      await page.shows(...country, { active: /^Germany/, hasFocus: true });
      await page.press('Enter');
      await page.gone('listbox');
      await page.shows(...country, { value: 'Germany', isExpanded: false, hasFocus: true });
      await page.type('x');
      // react-stately opens the list one effect later. It ignores an Escape before that.
      await page.until('the list to say that it is empty', () =>
        page.evaluate("document.body.innerText.includes('Nothing found')"),
      );
      await page.press('Escape');
      await page.shows(...country, { value: 'Germany', hasFocus: true });
      await page.gone('listbox');
      await selectAll(page);
      await page.type('gr');
      await page.shows('option', 'Greece');
      await page.press('ArrowDown');
      await page.shows(...country, { active: 'Greece' });
      await page.press('Tab');
      await page.gone('listbox');
      await page.shows(...country, { value: 'Greece' });
    },
  },
  'ComboBox: pointer': {
    story: 'forms-combobox--default',
    async walk(page) {
      await page.click('button', /Country/);
      await page.click('option', 'Greece');
      await page.gone('listbox');
      await page.shows('combobox', 'Country', { value: 'Greece', hasFocus: true });
    },
  },
  'NumberInput: keys': {
    story: 'forms-numberinput--default',
    async walk(page) {
      await page.press('Tab');
      await page.shows(...quantity, { value: '1', hasFocus: true });
      await page.press('ArrowUp');
      await page.press('ArrowUp');
      await page.shows(...quantity, { value: '3' });
      await page.press('ArrowDown');
      await page.shows(...quantity, { value: '2' });
      await selectAll(page);
      await page.type('25');
      // A letter is not a number: the caret does not move.
      await page.press('ArrowLeft');
      await page.press('x');
      await page.shows(...quantity, { value: '25' });
      const caret = await page.evaluate('document.activeElement.selectionStart');
      if (caret !== 1) throw new Error(`The caret went from 1 to ${caret}.`);
      await page.press('Enter');
      await page.shows(...quantity, { value: '25' });
    },
  },
  'NumberInput: pointer': {
    story: 'forms-numberinput--default',
    async walk(page) {
      await page.click('button', /^Increase/);
      await page.shows(...quantity, { value: '2' });
      await page.click('button', /^Increase/);
      await page.click('button', /^Decrease/);
      await page.shows(...quantity, { value: '2' });
      await page.click('button', /^Decrease/);
      await page.shows('button', /^Decrease/, { isDisabled: true });
    },
  },
  'CheckboxGroup: keys': {
    story: 'forms-checkboxgroup--default',
    async walk(page) {
      await page.press('Tab');
      await page.focusOn('checkbox', 'Road');
      await page.press('Space');
      await page.shows('checkbox', 'Road', { isChecked: true });
      await page.press('Tab');
      await page.press('Tab');
      await page.press('Space');
      await page.shows('checkbox', 'Cargo', { isChecked: true, hasFocus: true });
      await page.press('Space');
      await page.shows('checkbox', 'Cargo', { isChecked: false });
      await page.shows('checkbox', 'Road', { isChecked: true });
    },
  },
  'RadioGroup: keys': {
    story: 'forms-radiogroup--default',
    async walk(page) {
      await page.press('Tab');
      await page.focusOn('radio', 'Standard');
      await page.press('ArrowDown');
      await page.shows('radio', 'Express', { isChecked: true, hasFocus: true });
      await page.press('ArrowDown');
      await page.press('ArrowDown');
      await page.shows('radio', 'Standard', { isChecked: true, hasFocus: true });
    },
  },
  'Form: its summary takes the focus': {
    story: 'forms-form--register',
    async walk(page) {
      await page.press('Tab');
      await page.press('Tab');
      await page.focusOn('textbox', 'Email');
      await page.type('ada');
      await page.press('Enter');
      await page.keepsFocusOn('group', 'There are 2 problems');
      await page.shows('textbox', 'Email', { isInvalid: true });
      await page.press('Tab');
      await page.press('Enter');
      await page.keepsFocusOn('textbox', 'Email');
      await page.press('End');
      await page.type('@example.com');
      await page.shows('textbox', 'Email', { isInvalid: false });
      await page.click('link', 'Password is required');
      await page.keepsFocusOn('input', 'Password');
      await page.type('northlane');
      await page.press('Enter');
      await page.gone('group', /problem/);
    },
  },
};
