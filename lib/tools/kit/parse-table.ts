import Papa from 'papaparse'

/** Pasted rows, whatever stands between the cells (comma, semicolon, tab); blank rows are left out, cells trimmed. */
export const parseTable = (text: string, maxRows: number): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    preview: maxRows,
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ';', ',', '|'],
  }).data.map((row) => row.map((cell) => cell.trim()))
