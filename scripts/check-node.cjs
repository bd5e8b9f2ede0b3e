// Runs before the first commands, on any installed Node, so it uses syntax that every Node can parse.
var fs = require('fs')
var path = require('path')

var NEEDED = 24
var found = process.versions.node

function problem() {
  if (!fs.existsSync(path.join(__dirname, '../node_modules/next'))) {
    return 'The packages are not installed yet. Run first: npm install'
  }
  if (Number(found.split('.')[0]) >= NEEDED) return null
  return (
    'This runs on Node ' +
    NEEDED +
    ', and here is Node ' +
    found +
    '. The project brings its own: run npm install ' +
    '(without --ignore-scripts), then start by npm: npm start, npm test, npm run …'
  )
}

var text = problem()
if (text) {
  console.error('\n' + text + '\n')
  process.exit(1)
}
