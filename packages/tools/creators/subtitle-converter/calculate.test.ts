import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { runSteps } from '../../kit/steps.ts'
import { inputOf, testTool } from '../../kit/testing.ts'
import { calculate, type Converted } from './calculate.ts'
import { rewrap } from './clean.ts'
import { form } from './form.ts'

type Values = Record<string, string>

const { read, errors } = testTool(form, { output: 'srt' }, calculate)

// A file may be longer than the form's field accepts.
const stepsOf = (source: string, values: Values = {}) => calculate({ ...inputOf(read(values)), source })
const all = (source: string, values: Values = {}) => runSteps(stepsOf(source, values))

function run(source: string, values: Values = {}): Converted {
  const result = all(source, values)
  if (!result.ok) throw new Error(result.message)
  return result
}

function message(source: string, values: Values = {}): string {
  const result = all(source, values)
  return result.ok ? '' : result.message
}

const srt =
  '1\n00:00:01,000 --> 00:00:03,500\nChop the onion.\n\n2\n00:00:04,000 --> 00:00:06,000\nAdd <i>salt</i> & oil.\n'
/** One cue of two seconds. */
const one = (text: string) => `1\n00:00:01,000 --> 00:00:03,000\n${text}\n`
const vtt =
  'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nChop the onion.\n\n00:00:04.000 --> 00:00:06.000\nAdd <i>salt</i> &amp; oil.\n'

describe('reading and writing', () => {
  it('turns SRT into WebVTT and back without a change', () => {
    expect(run(srt, { output: 'vtt' }).text).toBe(vtt)
    expect(run(vtt).text).toBe(srt)
    expect(run(srt).text).toBe(srt)
  })

  it('accepts a byte-order mark, CRLF, lone CR and one-digit hours', () => {
    expect(run(`\uFEFF${srt.replaceAll('\n', '\r\n')}`).text).toBe(srt)
    expect(run(srt.replaceAll('\n', '\r')).text).toBe(srt)
    expect(run('0:00:01.0 --> 0:00:03.5\nChop').text).toBe('1\n00:00:01,000 --> 00:00:03,500\nChop\n')
  })

  it('reads hours as optional in WebVTT, and drops identifiers, notes, styles and regions', () => {
    const source =
      'WEBVTT Kitchen\n\nSTYLE\n::cue { color: red }\n\nNOTE made by hand\n\nintro\n00:01.000 --> 00:02.000\nHello\n'
    const result = run(source)
    expect(result.text).toBe('1\n00:00:01,000 --> 00:00:02,000\nHello\n')
    expect(result.notices).toContain('2 comment, style or region blocks of the WebVTT file left out.')
  })

  it('reads hexadecimal character references of WebVTT', () => {
    const source = 'WEBVTT\n\n00:01.000 --> 00:03.000\nDon&#x27;t stir&#X2026;'
    expect(run(source).text).toBe("1\n00:00:01,000 --> 00:00:03,000\nDon't stir…\n")
  })

  it('ends each cue of an unsorted transcript at the next one in time', () => {
    expect(run('0:10 Second\n0:00 First\n0:20 Third').text).toBe(
      '1\n00:00:00,000 --> 00:00:10,000\nFirst\n\n2\n00:00:10,000 --> 00:00:20,000\nSecond\n\n3\n00:00:20,000 --> 00:00:23,000\nThird\n',
    )
  })

  it('reads SBV', () => {
    expect(run('0:00:01.000,0:00:03.500\nChop the\nonion.\n\n0:00:04.000,0:00:06.000\nAdd salt.').text).toBe(
      '1\n00:00:01,000 --> 00:00:03,500\nChop the\nonion.\n\n2\n00:00:04,000 --> 00:00:06,000\nAdd salt.\n',
    )
  })

  it('reads minutes above 59 in a transcript without hours', () => {
    expect(run('59:58 One\n75:30 Two\n100:00 Three').text).toBe(
      '1\n00:59:58,000 --> 01:15:30,000\nOne\n\n2\n01:15:30,000 --> 01:40:00,000\nTwo\n\n3\n01:40:00,000 --> 01:40:03,000\nThree\n',
    )
  })

  it('reads a transcript: a cue lasts until the next, the last for three seconds', () => {
    const result = run('0:05 Hello\nand welcome\n[01:10] - Peel\n1:02:03\nServe')
    expect(result.text).toBe(
      '1\n00:00:05,000 --> 00:01:10,000\nHello\nand welcome\n\n2\n00:01:10,000 --> 01:02:03,000\nPeel\n\n' +
        '3\n01:02:03,000 --> 01:02:06,000\nServe\n',
    )
  })

  it('keeps a spoken number, and does not end a text at a blank line', () => {
    const source =
      '1\n00:00:01,000 --> 00:00:02,000\nHow many?\n\n42\n\n2\n00:00:03,000 --> 00:00:04,000\n7\n\n3\n00:00:05,000 --> 00:00:06,000\nFine.\n'
    const result = run(source)
    expect(result.text).toContain('How many?\n42\n\n2\n')
    expect(result.text).toContain('00:00:04,000\n7\n\n3\n')
    expect(result.notices).toEqual([])
  })

  it('writes plain text, and CSV without formulas', () => {
    const source = '1\n00:00:01,000 --> 00:00:03,500\n=HYPERLINK("http://x")\n<b>two</b>\n'
    expect(run(source, { output: 'text' }).text).toBe('=HYPERLINK("http://x") two')
    const csv = run(source, { output: 'csv' }).text
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(csv).toContain('1,00:00:01.000,00:00:03.500,2.5,"\'=HYPERLINK(""http://x"")\ntwo"\r\n')
  })
})

describe('markup', () => {
  it.each(['Look ---> here', 'Look <i>---> here</i>', 'Look <i>--</i>-> here'])('keeps no arrow of %s', (text) => {
    const [, , line] = run(one(text)).text.split('\n')
    expect(line).toMatch(/^Look .*here/)
    expect(line).not.toContain('-->')
  })

  it('is escaped for WebVTT, with arrows shortened', () => {
    expect(run(one('2 < 3 & 5 > 4 --> done'), { output: 'vtt' }).text).toContain(
      '\n2 &lt; 3 &amp; 5 &gt; 4 -&gt; done\n',
    )
  })

  it('keeps only balanced b, i and u tags, and counts the others', () => {
    const result = run(one('</script><script>alert(1)</script> <b>bold'), { output: 'vtt' })
    expect(result.text).toContain('\nalert(1) <b>bold</b>\n')
    expect(result.notices).toContain('3 tags were removed; only italic, bold and underline are kept.')
  })

  it('keeps the position at the top in both formats', () => {
    expect(run(one('{\\an8}Title'), { output: 'vtt' }).text).toContain('00:00:03.000 line:0\nTitle\n')
    expect(run('WEBVTT\n\n00:01.000 --> 00:03.000 line:0\nTitle').text).toContain('\n{\\an8}Title\n')
  })

  it('is reported when SRT has no such setting', () => {
    const result = run('WEBVTT\n\n00:01.000 --> 00:03.000 position:10% align:start\nHi')
    expect(result.notices).toContain('2 WebVTT settings (position, size, alignment) are lost.')
  })

  it('is decoded once, without line feeds that would end the cue', () => {
    const result = run('WEBVTT\n\n00:01.000 --> 00:03.000\n&amp;lt;b&amp;gt; x&#10;&#10;y')
    expect(result.text).toBe('1\n00:00:01,000 --> 00:00:03,000\n&lt;b&gt; x&#10;&#10;y\n')
  })

  it('does not change right-to-left text, and replaces lone surrogates', () => {
    expect(run(one('שלום עולם')).text).toContain('שלום עולם')
    expect(run(one('a\uD800b')).text).toContain('a\uFFFDb')
  })

  it('leaves no empty line for a line with only a tag', () => {
    expect(run(one('<font color="red">\nHello\n</font>')).text).toBe('1\n00:00:01,000 --> 00:00:03,000\nHello\n')
  })
})

describe('times', () => {
  it('shifts, clips at 0, and drops cues that end there', () => {
    const result = run(srt, { shift: '-2000' })
    expect(result.text).toContain('00:00:00,000 --> 00:00:01,500\nChop')
    expect(run(srt, { shift: '-3500' }).notices).toContain('1 cue was dropped: after the shift it ends at 0 or before.')
    expect(result.notices).toContain('1 cue would have started before 0 and now starts there.')
  })

  it('stretches by two points', () => {
    // 1 s becomes 2 s, and 4 s becomes 8 s: t′ = 2t.
    const result = run(srt, { stretch: 'points', old1: '0:01', new1: '0:02', old2: '0:04', new2: '0:08' })
    expect(result.text).toContain('00:00:02,000 --> 00:00:07,000')
    expect(result.text).toContain('00:00:08,000 --> 00:00:12,000')
  })

  it('refuses two points that give no increasing line', () => {
    const points = { stretch: 'points', old1: '0:01' }
    expect(message(srt, { ...points, new1: '0:01', old2: '0:01', new2: '0:05' })).toBe('The two old times must differ.')
    expect(message(srt, { ...points, new1: '0:05', old2: '0:02', new2: '0:01' })).toContain('same order')
  })

  it('stretches by frame rates: a film at 25 instead of 24 frames ends earlier', () => {
    // 01:40:00 at 24 frames a second has 144,000 frames, which last 5,760 s at 25: 01:36:00.
    const film = '1\n01:40:00,000 --> 01:40:02,400\nEnd\n'
    const rates = { stretch: 'rates', from: '24' }
    expect(run(film, { ...rates, to: '25' }).text).toContain('01:36:00,000 --> 01:36:02,304')
    // 1001 s at 24 are 1002.001 s at 23.976.
    const second = '1\n00:16:41,000 --> 00:16:42,000\nEnd\n'
    expect(run(second, { ...rates, to: '23.976' }).text).toContain('00:16:42,001 -->')
  })

  it('refuses impossible times with their line, and times above 99:59:59.999', () => {
    const bad = `1\n00:75:00,000 --> 00:76:00,000\nLost\n\n${srt}\n9\n100:00:00,000 --> 100:00:01,000\nLate\n`
    const result = run(bad)
    expect(result.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'These times cannot be read.'],
      [14, 'Times above 99:59:59.999 are refused.'],
    ])
    expect(result.statistics.cues).toBe(2)
    expect(run('1\n99:59:59,999 --> 99:59:59,999\nLast\n').statistics.cues).toBe(1)
    expect(run(`${srt}\n3\n99:59:58,000 --> 99:59:59,000\nLate\n`, { shift: '5000' }).notices[0]).toContain(
      'above 99:59:59.999',
    )
  })

  it('sorts cues by their start and numbers them anew', () => {
    const mixed = '7\n00:00:05,000 --> 00:00:06,000\nB\n\n3\n00:00:01,000 --> 00:00:02,000\nA\n'
    const result = run(mixed)
    expect(result.text).toBe('1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:00:05,000 --> 00:00:06,000\nB\n')
    expect(result.notices).toEqual([
      '1 cue was out of order and sorted by start time.',
      '2 cue numbers were not in sequence; the output is numbered anew.',
    ])
  })

  it('keeps the numbers behind a refused cue in sequence', () => {
    const broken = '1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:75:00,000 --> 00:76:00,000\nB\n\n'
    const result = run(`${broken}3\n00:00:05,000 --> 00:00:06,000\nC\n\n4\n00:00:07,000 --> 00:00:08,000\nD\n`)
    expect(result.refused).toHaveLength(1)
    expect(result.notices).toEqual([])
  })
})

describe('the report', () => {
  const kinds = (source: string) => run(source).problems.map(({ kind, cue }) => `${cue} ${kind}`)

  it('finds overlaps, small gaps and cues without a length', () => {
    const source =
      '1\n00:00:01,000 --> 00:00:03,000\nOne two\n\n2\n00:00:02,000 --> 00:00:04,000\nThree\n\n' +
      '3\n00:00:04,050 --> 00:00:04,050\nFour\n\n4\n00:00:09,000 --> 00:00:08,000\nFive\n'
    expect(kinds(source)).toEqual(['1 overlap', '2 small-gap', '3 no-length', '4 no-length'])
  })

  it('measures reading speed with spaces and without line breaks and tags', () => {
    // 41 characters in 2 s are 20.5 a second; 40 are exactly 20.
    expect(kinds(one(`<i>${'a'.repeat(20)}\n${'b'.repeat(21)}</i>`))).toEqual(['1 too-fast'])
    expect(kinds(one(`<i>${'a'.repeat(20)}\n${'b'.repeat(20)}</i>`))).toEqual([])
  })

  it('finds long lines, many lines, and short and long durations', () => {
    expect(kinds(`1\n00:00:01,000 --> 00:00:07,000\n${'a'.repeat(43)}\nb\nc\n`)).toEqual([
      '1 long-line',
      '1 too-many-lines',
    ])
    expect(kinds('1\n00:00:01,000 --> 00:00:01,832\nHi\n')).toEqual(['1 too-short'])
    expect(kinds('1\n00:00:01,000 --> 00:00:08,001\nHi\n')).toEqual(['1 too-long'])
  })
})

it('shows a value that breaks a limit on the other side of it', () => {
  const words = (source: string) => run(source).problems.map((problem) => problem.words)
  expect(words('1\n00:00:01,000 --> 00:00:01,832\nHi\n')).toEqual(['0.832 s, at least 0.833 s'])
  expect(words('1\n00:00:01,000 --> 00:00:08,001\nHi\n')).toEqual(['7.001 s, at most 7 s'])
  // 40 characters in 1,997 ms are 20.03 a second.
  expect(words(`1\n00:00:01,000 --> 00:00:02,997\n${'a'.repeat(40)}\n`)).toEqual(['20.1 characters a second, limit 20'])
})

describe('cleaning', () => {
  const cleaned = (text: string) => run(one(text), { removeNotes: 'yes', output: 'text' }).text

  it('removes notes in brackets with the space and dashes beside them', () => {
    expect(cleaned('[music] Hello (laughs) there')).toBe('Hello there')
    expect(run(one('- [sighs]\n- Come <i>in [quietly] now</i>'), { removeNotes: 'yes' }).text).toContain(
      '\n- Come <i>in now</i>\n',
    )
    expect(cleaned('an [open bracket')).toBe('an [open bracket')
  })

  it('leaves out a cue that was only a note', () => {
    const result = run(`${srt}\n3\n00:00:07,000 --> 00:00:08,000\n[applause]\n`, { removeNotes: 'yes' })
    expect(result.statistics.cues).toBe(2)
    expect(result.notices).toContain('1 cue without text was left out.')
  })

  it('breaks into the most equal lines, with the longer one below', () => {
    expect(rewrap({ text: 'Cut the onion into very thin rings and set them aside', styles: '' }, 42, 2).text).toBe(
      'Cut the onion into very\nthin rings and set them aside',
    )
  })

  it('does not end a line with an article or a preposition', () => {
    // "…whole of the | …" would be more equal.
    expect(rewrap({ text: 'She ate the whole of the enormous strudel', styles: '' }, 30, 2).text).toBe(
      'She ate the whole\nof the enormous strudel',
    )
  })

  it('keeps short text on one line, and two speakers apart', () => {
    expect(rewrap({ text: 'Just\nthis', styles: '' }, 42, 2).text).toBe('Just this')
    expect(rewrap({ text: '- Salt?\n- Yes.', styles: '' }, 42, 2).text).toBe('- Salt?\n- Yes.')
  })

  it('leaves the lines of a text alone that is too long to rewrap', () => {
    const text = Array.from({ length: 8 }, () => 'one two three four five six seven eight').join('\n')
    expect(rewrap({ text, styles: '' }, 42, 2).text).toBe(text)
  })

  it('keeps styles on the same words', () => {
    const text = 'Cut the onion into very thin rings and set them aside'
    const styled = one(text.replace('thin', '<i>thin</i>'))
    expect(run(styled, { rewrap: 'yes' }).text).toContain('very\n<i>thin</i> rings')
  })
})

describe('invariants', () => {
  it('reads its own output back unchanged', () => {
    const next = mulberry32(7)
    const pieces = ['\n', ' ', ...'a Zażółć <i> </i> <b> </b> &amp; & < > --> 👨‍👩‍👧 {\\an8} 1 שלום'.split(' ')]
    for (let round = 0; round < 200; round += 1) {
      const text = Array.from({ length: 8 }, () => pieces[Math.floor(next() * pieces.length)]).join('')
      const source = `1\n00:00:01,000 --> 00:00:02,000\nx${text}x\n`
      const first = run(source, { output: 'vtt' })
      const again = run(first.text, { output: 'vtt' })
      expect(again.text).toBe(first.text)
      expect(run(again.text, { output: 'srt' }).statistics).toEqual(again.statistics)
    }
  })

  it('a shift there and back changes nothing', () => {
    expect(run(run(srt, { shift: '987654' }).text, { shift: '-987654' }).text).toBe(srt)
  })
})

describe('size', () => {
  const film = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `${at + 1}\n00:00:01,000 --> 00:00:03,000\nLine <i>${at}</i> of a long film\n`,
    ).join('\n')

  it('refuses more than 20,000 cues', () => {
    expect(message(film(20_001))).toContain('20,000 cues')
    expect(run(film(20_000)).statistics.cues).toBe(20_000)
  })

  it('yields between slices', () => {
    const steps = stepsOf(film(5000), { output: 'vtt', rewrap: 'yes', removeNotes: 'yes' })
    let count = 0
    while (!steps.next().done) count += 1
    expect(count).toBeGreaterThan(30)
  })

  it('finishes on a megabyte of rubbish', () => {
    for (const rubbish of ['[', '<', '{\\', '0', '-->', '\n', '(a', '1\n00:00:01,000 --> 99:99:99,999\n']) {
      const source = `1\n00:00:01,000 --> 00:00:02,000\n${rubbish.repeat(1_000_000 / rubbish.length)}`
      all(source, { output: 'vtt', rewrap: 'yes', removeNotes: 'yes' })
    }
  })

  it('lists the formats when it finds no times', () => {
    expect(message('hello')).toContain('No times were found')
    expect(message('')).toContain('No times were found')
  })
})

it('requires both times of both points of a correction', () => {
  const first = { stretch: 'points', old1: '0:01', new1: '0:02' }
  expect(errors({ ...first, old2: 'later' })).toEqual({
    old2: 'Second cue, old time must be a time, for example 00:01:30,500.',
    new2: 'Second cue, new time is required.',
  })
  expect(errors({ ...first, old2: '0:04' })).toEqual({ new2: 'Second cue, new time is required.' })
})

testSearches('creators/subtitle-converter', [
  'srt to vtt',
  'subtitles out of sync',
  'caption delay',
  'subtitles come too early',
  'transcript to subtitles',
  'text under a film',
])
