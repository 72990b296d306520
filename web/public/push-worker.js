// The name under which browsers registered the worker before it did more than push; they go on with the current one.
importScripts('/worker.js');
