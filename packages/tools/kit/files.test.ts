import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import {
  addDays,
  addMonths,
  addToMonth,
  daysBetween,
  formatDate,
  formatDay,
  isIsoDate,
  isoDate,
  weekday,
} from './dates.ts'
import { dec } from './decimal.ts'
import { escapeHtml, escapeXml, jsonLdScript } from './escape.ts'
import { type CalendarEvent, toIcs } from './ics.ts'
import { asFormValues, decodeShare, encodeShare, isLinked, mergeValues, SHARE_MAX } from './share.ts'

describe('dates', () => {
  it('are valid only if they exist, from 1900 to 2100', () => {
    expect(['2024-02-29', '1900-01-01', '2100-12-31'].every(isIsoDate)).toBe(true)
    expect(
      ['2026-02-29', '2026-13-01', '1899-12-31', '2101-01-01', '2026-1-1', '2026-01-01T00', ''].some(isIsoDate),
    ).toBe(false)
    expect([isoDate(2026, 2, 30), isoDate(2026, 2, 28)]).toEqual([null, '2026-02-28'])
  })
  it('move by the calendar, in any time zone of the machine', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addToMonth('2026-11', 14)).toBe('2028-01')
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(weekday('2026-11-22')).toBe(7)
    expect([formatDate('2026-10-03'), formatDay('2026-10-03')]).toEqual(['3 October 2026', 'Sat 3 Oct 2026'])
  })
})

it('CSV quotes where needed, keeps numbers, and escapes formulas in texts', () => {
  expect(
    toCsv([
      ['a', 'b,c', 'd"e', 'f\ng'],
      ['=HYPERLINK("x")', '-5', -5, dec('-1.50')],
      ['@x', '\tx', '\rx', null],
    ]),
  ).toBe('\uFEFFa,"b,c","d""e","f\ng"\r\n"\'=HYPERLINK(""x"")",\'-5,-5,-1.5\r\n\'@x,\'\tx,"\'\rx",\r\n')
})

it('escapes leave nothing that could close an element', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;')
  expect(escapeXml('a\u0000<b>\uD800')).toBe('a&lt;b&gt;')
  const script = jsonLdScript({ a: '</script><!-- & \u2028' })
  expect(script.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))).toEqual({
    a: '</script><!-- & \u2028',
  })
})

describe('a link that carries a form', () => {
  const values = { cash: '1 000', name: 'Zażółć 👍🏽', items: [{ month: '1' }] }
  it('is decoded to the same values', () => {
    const fragment = encodeShare(values, {})
    expect(fragment).toMatch(/^#s=[A-Za-z0-9_-]+$/)
    expect(decodeShare(fragment ?? '')).toEqual(values)
  })
  it('leaves out the fields that are blank in an empty form, too', () => {
    const empty = { cash: '', rate: '5', name: '' }
    const typed = { cash: '', rate: '', name: 'Soup' }
    const carried = decodeShare(encodeShare(typed, empty) ?? '')
    expect(carried).toEqual({ rate: '', name: 'Soup' })
    expect(mergeValues(empty, carried ?? {})).toEqual(typed)
  })
  it('is null when it is too long, and rubbish decodes to null', () => {
    expect(encodeShare({ text: 'x'.repeat(SHARE_MAX) }, {})).toBeNull()
    for (const rubbish of ['', '#s=', '#s=%%%', '#s=bnVsbA', '#s=WzFd', '#s=eyJhIjoxfQ', `#s=${'A'.repeat(5000)}`]) {
      expect(decodeShare(rubbish), rubbish).toBeNull()
    }
    expect(asFormValues({ a: { b: 'c' } })).toBeNull()
    expect(asFormValues({ a: [['b']] })).toBeNull()
  })
  it('is told from values that the visitor has changed', () => {
    const empty = { cash: '', name: '', items: [], rate: '5' }
    const fragment = encodeShare(values, empty) ?? ''
    const opened = mergeValues(empty, values)
    expect(isLinked(fragment, empty, opened)).toBe(true)
    expect(isLinked(fragment, empty, { ...opened, name: 'Soup' })).toBe(false)
    expect(isLinked('', empty, opened)).toBe(false)
  })
  it('fills only fields of the form', () => {
    expect(mergeValues({ a: '', rows: [] }, { a: '1', b: '2', rows: 'no' })).toEqual({ a: '1', rows: [] })
  })
})

describe('a calendar file', () => {
  const fileOf = (...events: CalendarEvent[]) =>
    toIcs({ name: 'Plan', zone: 'Europe/Warsaw', now: new Date('2026-11-21T10:00:00Z'), events })
  /** The events as another library reads them. */
  function eventsOf(text: string) {
    const calendar = new ICAL.Component(ICAL.parse(text))
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  }
  const file = fileOf(
    {
      uid: 'a@x',
      summary: `Zażółć; gęślą, \\ ${'👍🏽 jaźń '.repeat(20)}`,
      description: 'one\r\nBEGIN:VALARM\ntwo',
      date: '2026-07-01',
      time: '09:00',
    },
    { uid: 'b@x', summary: 'Winter', date: '2026-12-01', time: '09:00' },
    { uid: 'c@x', summary: 'Day', date: '2026-12-24' },
  )

  it('has lines of at most 75 octets that end in CRLF', () => {
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })
  it('is read correctly by another library', () => {
    const events = eventsOf(file)
    expect(events.map(({ uid }) => uid)).toEqual(['a@x', 'b@x', 'c@x'])
    expect(events[0]?.summary).toContain('Zażółć; gęślą, \\ 👍🏽')
    expect(events[0]?.description).toBe('one\nBEGIN:VALARM\ntwo')
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString()).slice(0, 2)).toEqual([
      '2026-07-01T07:00:00.000Z',
      '2026-12-01T08:00:00.000Z',
    ])
    expect(events[1]?.duration.toString()).toBe('PT15M')
    expect(events[2]?.startDate.isDate).toBe(true)
    expect(file.match(/DTSTAMP:20261121T100000Z/g)).toHaveLength(3)
  })
  it('keeps a time that occurs twice, and ends an event after its start when the clocks go back meanwhile', () => {
    expect(fileOf({ uid: 'a@x', summary: 'Night', date: '2026-10-25', time: '02:30' })).toContain(
      'DTSTART;TZID=Europe/Warsaw:20261025T023000',
    )
    const [event] = eventsOf(fileOf({ uid: 'a@x', summary: 'Night', date: '2026-10-25', time: '02:50' }))
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-10-25T00:50:00.000Z')
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-10-25T01:05:00.000Z')
  })
})
