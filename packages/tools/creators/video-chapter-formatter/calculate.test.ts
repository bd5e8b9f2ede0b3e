import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { readTime } from './parse.ts'
import { form } from './form.ts'

const { compute, errors } = testTool(form, { intro: 'yes' }, calculate)
const run = (source: string, values: Record<string, string> = {}) => compute({ source, ...values })

const good = '0:00 Intro\n1:30 Chop\n4:05 Fry'

describe('times', () => {
  it('reads clock times, seconds and timecodes, and nothing else', () => {
    const seconds = (texts: string) => texts.split(' ').map(readTime)
    expect(seconds('0:00 00:10 1:02:03 90:15 75 75s 12.9 12,9')).toEqual([0, 10, 3723, 5415, 75, 75, 12, 12])
    expect(seconds('00:01:02:12 00:01:02;12')).toEqual([62, 62])
    expect([...seconds('1:60 1:75:00 abc -5'), readTime('')]).toEqual(Array(5).fill(null))
  })

  it('finds a time at the start in all usual notations', () => {
    const source = '00:00 A\n[00:10] B\n00:20 - C\n(0:30) – D\n0:40: E\n• 0:50 | F\n7. 1:00 G\n70 H\n80s I'
    expect(run(source).text).toBe('0:00 A\n0:10 B\n0:20 C\n0:30 D\n0:40 E\n0:50 F\n1:00 G\n1:10 H\n1:20 I')
  })

  it('leaves out the end of a chapter', () => {
    const source = '0:00 - 0:45 Intro\n[0:45–1:10] Chop\n00:01:10.500 --> 00:02:00.000 Fry\n2:00 - 10 tips'
    expect(run(source).text).toBe('0:00 Intro\n0:45 Chop\n1:10 Fry\n2:00 10 tips')
  })

  it('writes hours on every line as soon as one needs them', () => {
    expect(run('0:00 A\n59:59 B\n60:00 C').text).toBe('0:00:00 A\n0:59:59 B\n1:00:00 C')
    expect(run('0:00 A\n1:00 B\n59:59 C').text).toBe('0:00 A\n1:00 B\n59:59 C')
  })
})

describe('tables of markers', () => {
  it('reads Premiere', () => {
    const source =
      'Marker Name\tDescription\tIn\tOut\tDuration\tMarker Type\nIntro\t\t00:00:00:00\t00:00:00:00\t00:00:00:00\tComment\n\tChop\t00:00:30:12\t00:00:30:12\t0\tComment\nFry\t\t00:01:10:03\t0\t0\tComment'
    expect(run(source).text).toBe('0:00 Intro\n0:30 Chop\n1:10 Fry')
  })

  it('reads DaVinci Resolve, whose clock starts at one hour', () => {
    const source =
      '#,Record In,Record Out,Name,Notes\n1,01:00:00:00,01:00:00:01,Intro,\n2,01:00:30:00,01:00:30:01,"Chop, fine",\n3,01:01:10:00,01:01:10:01,,Fry'
    expect(run(source, { offset: '-3600' }).text).toBe('0:00 Intro\n0:30 Chop, fine\n1:10 Fry')
  })

  it('names the line of a wrong row below blank lines', () => {
    expect(run('Start,Name\n0:00,A\n\n1:00,B\n,\nsoon,C').errors).toContainEqual({
      line: 6,
      message: 'The time of this row cannot be read.',
    })
  })

  it('reads the labels of Audacity', () => {
    expect(run('0.000000\t0.000000\tIntro\n30,500000\t31,0\tChop\n70.9\t71\tFry').text).toBe(
      '0:00 Intro\n0:30 Chop\n1:10 Fry',
    )
  })
})

describe('rules', () => {
  it('does not change a good list', () => {
    const result = run(good)
    expect([result.text, result.errors, result.notices, result.bytes]).toEqual([good, [], [], 29])
  })

  it('adds 0:00 Intro, or asks for it', () => {
    expect(run('0:15 A\n1:00 B').text).toBe('0:00 Intro\n0:15 A\n1:00 B')
    expect(run('0:15 A\n1:00 B\n2:00 C', { intro: '' }).errors).toEqual([
      { line: 1, message: 'The first chapter must start at 0:00. Proposal: 0:00 Intro' },
    ])
  })

  it('requires three chapters of ten seconds each, and names the line', () => {
    expect(run('0:00 A\n1:00 B').errors[0]?.message).toBe('YouTube wants at least three chapters; there are 2.')
    expect(run('0:00 A\n\n0:09 B\n1:00 C').errors).toEqual([
      { line: 1, message: '“A” lasts 9 s; a chapter lasts at least 10 s.' },
    ])
    expect(run('0:00 A\n0:10 B\n1:00 C').errors).toEqual([])
    expect(run(good, { length: '4:14' }).errors).toEqual([
      { line: 3, message: '“Fry” lasts 9 s; a chapter lasts at least 10 s.' },
    ])
    expect(run(good, { length: '4:15' }).errors).toEqual([])
  })

  it('sorts with a notice', () => {
    const result = run('1:30 Chop\n0:00 Intro\n4:05 Fry')
    expect([result.text, result.notices]).toEqual([good, ['The lines were not in order; they were sorted by time.']])
  })

  it('moves or removes the second of two equal times', () => {
    expect(run('0:00 A\n1:00 B\n1:00 C\n2:00 D').text).toBe('0:00 A\n1:00 B\n1:10 C\n2:00 D')
    expect(run('0:00 A\n1:00 B\n1:00 C\n2:00 D', { equal: 'remove' }).text).toBe('0:00 A\n1:00 B\n2:00 D')
    // The times stay ascending after several moves.
    expect(run('0:00 A\n0:00 B\n0:05 C\n0:30 D').text).toBe('0:00 A\n0:10 B\n0:20 C\n0:30 D')
  })

  it('refuses chapters after the end or before 0', () => {
    expect(run(`${good}\n9:00 Late`, { length: '8:00' }).errors).toEqual([
      { line: 4, message: '9:00 is beyond the end of the video.' },
    ])
    expect(run(good, { offset: '-60' }).errors[0]).toEqual({
      line: 1,
      message: 'With this offset the chapter would start before 0:00.',
    })
  })

  it('reports lines without a time or a title', () => {
    const result = run('0:00 A\nsalt\n1:00 B\n2:00')
    expect(result.errors).toEqual([
      { line: 2, message: 'No time was found at the start of this line.' },
      { line: 4, message: 'This chapter has no title.' },
    ])
  })

  it('advises above 49 characters and warns above 70', () => {
    const with_ = (length: number) => run(`0:00 ${'a'.repeat(length)}\n1:00 B\n2:00 C`).notices
    expect(with_(49)).toEqual([])
    expect(with_(50)[0]).toContain('after about 49')
    expect(with_(70)[0]).toContain('after about 49')
    expect(with_(71)[0]).toContain('above 70')
  })

  it('refuses more than 5,000 bytes', () => {
    const list = Array.from({ length: 100 }, (_, at) => `${at}:00 ${'ż'.repeat(30)}`).join('\n')
    expect(run(list).errors.at(0)?.message).toContain('5,000')
  })

  it.each([
    ['lines', (count: number) => Array.from({ length: count }, (_, at) => `${at}:00 A`).join('\n'), 201],
    [
      'a table',
      (count: number) => ['Start,Name', ...Array.from({ length: count }, (_, at) => `${at}:00,A`)].join('\n'),
      202,
    ],
  ])('reads only the first 200 of %s, and says so', (_, list, line) => {
    expect(run(list(200))).toMatchObject({ chapters: { length: 200 }, errors: [] })
    for (const count of [201, 202, 900]) {
      const { chapters, errors } = run(list(count))
      expect(chapters).toHaveLength(200)
      expect(errors).toEqual([{ line, message: 'At most 200 lines can be read.' }])
    }
  })
})

const source = '0:00 A\n1:00 B\n1:00 C\n1:05 D\n3:00 E'

it('names the moved chapter before it, not an equal time, as the reason why a chapter moves', () => {
  const { text, notices } = run(source, { equal: 'move' })
  expect(text).toBe('0:00 A\n1:00 B\n1:10 C\n1:20 D\n3:00 E')
  expect(notices).toEqual([
    '“C” stood at the time of the chapter before it and moved to 1:10.',
    '“D” was reached by the chapter moved before it and moved to 1:20.',
  ])
})

describe('other outputs', () => {
  it('writes JSON chapters', () => {
    const chapters = [
      { startTime: 0, title: 'Intro' },
      { startTime: 90, title: 'Chop' },
      { startTime: 245, title: 'Fry' },
    ]
    expect(JSON.parse(run(good, { podcast: 'yes' }).podcast ?? '')).toEqual({ version: '1.2.0', chapters })
    expect(run(good).podcast).toBeNull()
  })

  it('writes WebVTT only with the length', () => {
    expect(run('0:00 A & B\n1:30 Chop\n4:05 Fry', { webvtt: 'yes', length: '1:00:00' }).webvtt).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:01:30.000\nA &amp; B\n\n00:01:30.000 --> 00:04:05.000\nChop\n\n00:04:05.000 --> 01:00:00.000\nFry\n',
    )
    expect(run(good, { webvtt: 'yes' }).webvtt).toBeNull()
    expect(run(good, { webvtt: 'yes' }).notices[0]).toContain('video length')
  })
})

describe('hostile input', () => {
  it('leaves no angle bracket in a title', () => {
    expect(run('0:00 </script><b>A\n1:00 --> B\n2:00 C').text).toBe('0:00 /scriptbA\n1:00 B\n2:00 C')
  })

  it('refuses a length that is not a time', () => {
    const length = 'Video length must be a time, for example 12:40.'
    expect(errors({ source: good, length: 'long' })).toEqual({ length })
  })
})

it('says that a moved chapter is beyond the end of the video', () => {
  const { errors: found } = run('0:00 A\n1:00 B\n1:50 C\n1:50 D', { equal: 'move', length: '2:00' })
  expect(found.map(({ message }) => message)).toContain('“D” is beyond the end of the video.')
})

testSearches('creators/video-chapter-formatter', [
  'youtube timestamps',
  'chapters for youtube',
  'sections in the video progress bar',
])
