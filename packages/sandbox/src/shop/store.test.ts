import { describe } from 'vitest';
import { testStore } from '../testing/store-contract.js';
import { createMemoryStore } from './store.js';

describe('memory store', () => testStore(createMemoryStore));
