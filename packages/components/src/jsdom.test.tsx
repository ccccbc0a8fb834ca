// @vitest-environment jsdom
import './testEnvironment.js';
import { testInDom } from './testing/inDom.js';

testInDom();
