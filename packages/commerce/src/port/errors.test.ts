import { describe, expect, it, vi } from 'vitest';
import * as errors from './errors';

it('a write may have been done after each kind of failure but two', () => {
  const kinds = ['timeout', 'network', 'throttled', 'http', 'refused', 'shape', 'unidentified', 'aborted'] as const;
  const undone = kinds.filter((kind) => !new errors.CommerceError(kind, 'addItems', 'No.').isOutcomeUnknown);
  expect(undone).toEqual(['throttled', 'refused']);
});

describe('errors of two copies of the module', () => {
  it('are recognized by each other', async () => {
    vi.resetModules();
    const others = await import('./errors');
    expect(others.CommerceError).not.toBe(errors.CommerceError);
    expect(new others.CommerceError('http', 'product', 'No.')).toBeInstanceOf(errors.CommerceError);
    expect(new others.InputError('No.')).toBeInstanceOf(errors.InputError);
    expect(new others.ConfigurationError('No.')).toBeInstanceOf(errors.ConfigurationError);
  });

  it('are not other errors', () => {
    expect(new Error('No.')).not.toBeInstanceOf(errors.CommerceError);
    expect(new errors.InputError('No.')).not.toBeInstanceOf(errors.CommerceError);
    expect({ name: 'CommerceError' }).not.toBeInstanceOf(errors.CommerceError);
  });
});
