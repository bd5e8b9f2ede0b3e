// Preloaded into Next's process, which then ends with the command that started it.
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group; the parent decides the order of the stops.
process.on('SIGINT', () => undefined)
