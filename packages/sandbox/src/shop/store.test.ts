import { describe } from 'vitest';
import { testStore } from '../testing/storeContract.js';
import { createMemoryStore } from './store.js';

describe('memory store', () => testStore(createMemoryStore));
