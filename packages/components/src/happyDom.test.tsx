// @vitest-environment happy-dom
import './testEnvironment.js';
import { testInDom } from './testing/inDom.js';

testInDom();
