// @vitest-environment jsdom
/**
 * The imports from private paths of react-aria and react-stately, which no public entry exports. Such a path may change in any release: this
 * file names the versions that were read, and shows that each piece still does what we rely on. After an upgrade, read the pieces again and
 * set the versions.
 */
import { act, cleanup, render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { use, useRef } from 'react';
import { useFormValidation } from 'react-aria/private/form/useFormValidation';
import { getFocusableTreeWalker } from 'react-aria/private/focus/FocusScope';
import { announce, clearAnnouncer, destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import {
  DEFAULT_VALIDATION_RESULT,
  FormValidationContext,
  privateValidationStateProp,
  useFormValidationState,
  VALID_VALIDITY_STATE,
} from 'react-stately/private/form/useFormValidationState';
import { SelectionManager } from 'react-stately/private/selection/SelectionManager';
import { useListState } from 'react-stately/useListState';
import { Item } from 'react-stately/Item';
import { afterEach, describe, expect, test, vi } from 'vitest';

const folder = import.meta.dirname;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const versionOf = (name: string) => {
  const file = join(folder, '../../../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

test('the versions are the ones that were checked', () => {
  expect([versionOf('react-aria'), versionOf('react-stately')]).toEqual(['3.53.1', '3.51.0']);
});

test('each private path that the package imports is tested here', () => {
  const pathsIn = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/react-(?:aria|stately)\/private\/[\w/-]+/g)].map(
      ([path]) => path,
    );
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.tsx'] });
  const tried = new Set(pathsIn('privateImports.test.tsx'));
  expect([...new Set(sources.flatMap(pathsIn))].sort()).toEqual([...tried].sort());
});

test('react-aria/private/focus/FocusScope: the walker finds the elements that Tab reaches', () => {
  document.body.innerHTML =
    '<a href="#">1</a><p>2</p><button disabled>3</button><button>4</button><i tabindex="-1">5</i>';
  const walker = getFocusableTreeWalker(document.body, { tabbable: true });
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent);
  expect(found).toEqual(['1', '4']);
});

test('react-aria/private/overlays/ariaHideOutside: hides all else, and shows it again', () => {
  document.body.innerHTML = '<main>Page</main><div id="overlay">Menu</div>';
  const [page, overlay] = document.body.children;
  const show = ariaHideOutside([overlay!]);
  expect([page!.getAttribute('aria-hidden'), overlay!.getAttribute('aria-hidden')]).toEqual(['true', null]);
  show();
  expect(page!.getAttribute('aria-hidden')).toBeNull();
});

test('react-aria/private/form/useFormValidation: the control has the error of the state, and a failed check focuses the field', () => {
  const focus = vi.fn();
  function Field() {
    const control = useRef<HTMLInputElement>(null);
    const state = useFormValidationState({
      value: '',
      validationBehavior: 'native',
      builtinValidation: {
        isInvalid: true,
        validationErrors: ['Too early'],
        validationDetails: { ...VALID_VALIDITY_STATE, customError: true, valid: false },
      },
    });
    useFormValidation({ validationBehavior: 'native', focus }, state, control);
    return (
      <form>
        <input ref={control} aria-label="Day" />
        <p>{state.displayValidation.validationErrors.join()}</p>
      </form>
    );
  }
  render(<Field />);
  const control = screen.getByLabelText<HTMLInputElement>('Day');
  expect(control.validity.customError).toBe(true);
  expect(screen.queryByText('Too early')).toBeNull();
  act(() => void control.form!.checkValidity());
  expect(focus).toHaveBeenCalledOnce();
  expect(screen.getByText('Too early')).toBeTruthy();
});

test('react-aria/private/live-announcer/LiveAnnouncer: writes into a live region, and empties it', async () => {
  const said = () => document.querySelector('[data-live-announcer]')?.textContent;
  announce('3 options available', 'polite');
  await vi.waitFor(() => expect(said()).toBe('3 options available'));
  clearAnnouncer('polite');
  expect(said()).toBe('');
  destroyAnnouncer();
});

describe('react-stately/private/form/useFormValidationState', () => {
  test('a field without errors is valid', () => {
    expect(DEFAULT_VALIDATION_RESULT).toEqual({
      isInvalid: false,
      validationErrors: [],
      validationDetails: VALID_VALIDITY_STATE,
    });
    expect(VALID_VALIDITY_STATE.valid).toBe(true);
  });

  test('the context gives a field the errors of its name', () => {
    function Field() {
      const { displayValidation } = useFormValidationState({ name: 'email', value: '', validationBehavior: 'native' });
      return <p>{displayValidation.validationErrors.join()}</p>;
    }
    function Errors() {
      return <output>{Object.keys(use(FormValidationContext)).join()}</output>;
    }
    render(
      <FormValidationContext value={{ email: 'Email has already been taken' }}>
        <Field />
        <Errors />
      </FormValidationContext>,
    );
    expect(screen.getByText('Email has already been taken')).toBeTruthy();
    expect(screen.getByText('email')).toBeTruthy();
  });

  test('a state from a caller is used unchanged', () => {
    let isSame: boolean | undefined;
    function Inner({ state }: { state: ReturnType<typeof useFormValidationState> }) {
      const taken = useFormValidationState({ value: '', [privateValidationStateProp]: state });
      isSame = taken.displayValidation === state.displayValidation;
      return null;
    }
    function Outer() {
      return <Inner state={useFormValidationState({ value: '', validationBehavior: 'aria', isInvalid: true })} />;
    }
    render(<Outer />);
    expect(isSame).toBe(true);
  });
});

test('react-stately/private/selection/SelectionManager: keeps the selection and the focus', () => {
  let manager: SelectionManager | undefined;
  function List() {
    const state = useListState({
      selectionMode: 'multiple',
      children: ['a', 'b'].map((key) => <Item key={key}>{key}</Item>),
    });
    manager = state.selectionManager as SelectionManager;
    return null;
  }
  render(<List />);
  act(() => {
    manager!.toggleSelection('b');
    manager!.setFocusedKey('a');
  });
  expect(manager).toBeInstanceOf(SelectionManager);
  expect([...manager!.selectedKeys]).toEqual(['b']);
  expect(manager!.focusedKey).toBe('a');
});
