// Preloaded into Next's process: it ends when the command that started it is gone, however that ended.
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group; the command that started us decides the order of the stops.
process.on('SIGINT', () => undefined)
