import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Waits longer than by default, because a build beside the tests slows the machine down.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the dialog element but not its methods.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
