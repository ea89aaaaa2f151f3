/** One of several drawing workers: receives a picture and its files, and reports when they are written. */
import { parentPort } from 'node:worker_threads';
import { drawFiles, type Order } from './draw.ts';

// A picture that cannot be drawn fails the worker, and with it the build.
parentPort?.on('message', (order: Order) => {
  void drawFiles(order).then(() => parentPort?.postMessage(order.files.length));
});
