"""The guard of a stream: the machine, the providers' dialects, and the iterators that callers hold."""
