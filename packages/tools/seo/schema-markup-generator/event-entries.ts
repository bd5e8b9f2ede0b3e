import { TIME_ZONES } from '../../kit/date-time.ts'
import { count, date, hours, integer, list, minutes, rows, select, text, time, url, urls, words } from './entry.ts'
import { ZONED } from './types.ts'

const EVENT = ['Event'] as const
const VIDEO = ['VideoObject'] as const
const LINE = { max: 300 }

export const eventEntries = {
  startDate: date(EVENT, 'Begins on'),
  startTime: time(EVENT, 'Begins at'),
  endDate: date(EVENT, 'Ends on'),
  endTime: time(EVENT, 'Ends at'),
  eventStatus: select(
    EVENT,
    'Status',
    words('EventScheduled EventPostponed EventRescheduled EventCancelled EventMovedOnline'),
  ),
  previousStart: date(EVENT, 'Was to begin on'),
  onlineUrl: url(EVENT, 'Address online', { hint: 'Instead of a place.' }),
  organizer: text(EVENT, 'Organiser', LINE),
  organizerUrl: url(EVENT, 'Address of the organiser'),
  performer: text(EVENT, 'Performer', LINE),
}

export const videoEntries = {
  thumbnails: urls(VIDEO, 'Thumbnails', 'Addresses, one per line.'),
  uploadDate: date(VIDEO, 'Uploaded on'),
  uploadTime: time(VIDEO, 'Uploaded at'),
  durationHours: hours(VIDEO, 'Duration'),
  durationMinutes: minutes(VIDEO, 'Duration'),
  contentUrl: url(VIDEO, 'Video file'),
  embedUrl: url(VIDEO, 'Player'),
  expiresDate: date(VIDEO, 'Expires on'),
  views: count(VIDEO, 'Views'),
  regions: list(VIDEO, 'Regions allowed', 'Codes of two letters, one per line.'),
  liveDate: date(VIDEO, 'Live on'),
  liveTime: time(VIDEO, 'Live at'),
  clips: rows(VIDEO, 'Clips', 'clip', {
    name: text(null, 'Name', { max: 300, required: true }),
    start: integer(null, 'Start in seconds', 0, 1_000_000),
    url: url(null, 'Address'),
  }),
}

export const zoneEntries = { zone: select(ZONED, 'Time zone', TIME_ZONES) }
