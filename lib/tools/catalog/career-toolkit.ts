import { info as coverLetterBuilder } from '../career-toolkit/cover-letter-builder/info.ts'
import { info as jobOfferComparison } from '../career-toolkit/job-offer-comparison/info.ts'
import { info as resumeKeywordMatch } from '../career-toolkit/resume-keyword-match/info.ts'

export const careerToolkitTools = [resumeKeywordMatch, coverLetterBuilder, jobOfferComparison] as const
