import { z } from 'zod'
import { site } from '../site.ts'
import { isStorable } from '../text.ts'
import { PASSWORD_MAX } from './limits.ts'

export const PASSWORD_MIN = 12
const DIFFERENT_MIN = 5

/** The common passwords of at least PASSWORD_MIN characters, in lower case. */
const COMMON = new Set(
  `012345678910 0987654321 098765432100 102030405060 112233445566 121212121212 123123123123 123321123321 1234567890
  12345678900987654321 123456789012 1234567890123 12345678901234 123456789012345 1234567890123456 12345678901234567890
  12345678910 1234567891011 123456789123 123456789123456789 1234567890qwertyuiop 1234567890qwerty 123456789qwerty
  1234qwerasdf 1234qwerasdfzxcv 147258369147 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc
  1qaz2wsx3edc4rfv 789456123789 987654321012 a1b2c3d4e5f6 abc123456789 abcd12345678 abcdefg12345 abcdefghijkl
  abcdefghijklm abcdefghijklmnopqrstuvwxyz admin1234567 admin12345678 administrator administrator1 adminadminadmin
  adminpassword asdfasdfasdf asdfghjkl123 asdfghjkl;' asdfghjklzxcvbnm changeme1234 changemeplease chocolate123
  computer1234 correcthorsebatterystaple football1234 fuckyoufuckyou helloworld123 iloveyou1234 iloveyou12345
  iloveyouforever iloveyousomuch internet1234 letmein12345 letmeinplease liverpool123 manchester123 masterpassword
  michael12345 mypassword123 newpassword1 p@ssw0rd1234 p@ssword1234 passw0rd1234 password1234 password12345
  password123456 password123456789 password1234567890 password!123 password@123 passwordpassword princess1234
  q1w2e3r4t5y6 q1w2e3r4t5y6u7i8o9p0 qazwsxedcrfv qazwsxedcrfvtgb qwer1234asdf qwerasdfzxcv qwerty123456 qwerty1234567
  qwerty12345678 qwerty123456789 qwertyqwerty qwertyuiop12 qwertyuiop123 qwertyuiop1234567890 qwertyuiopasdf
  qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm secretpassword summer123456 sunshine1234 supercalifragilistic
  superman1234 temppassword test12345678 testpassword thequickbrownfox trustno112345 welcome12345 welcome123456
  whatever1234 zaq12wsxcde3 zxcvbnm12345 zxcvbnmasdfghjkl zxcvbnmasdfghjklqwertyuiop`.split(/\s+/),
)

/** Why a new password is refused; null when it may be used. */
export function passwordFault(password: string, username: string): string | null {
  const text = password.toLowerCase()
  if (text.includes(username.toLowerCase())) return 'A password may not hold the username'
  if (text.includes(site.name.toLowerCase())) return 'A password may not hold the name of the site'
  if (COMMON.has(text) || new Set(text).size < DIFFERENT_MIN)
    return 'This password is one of the first that are guessed'
  return null
}

/** A new password; `passwordFault` checks it against the account. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MIN, `A password has at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `A password has at most ${PASSWORD_MAX} characters`)
  .refine(isStorable, 'Password holds a character that cannot be')

/** The form that changes the account's own password. */
export const passwordChangeSchema = z
  .object({ present: z.string().min(1, 'The present password is required').max(PASSWORD_MAX), next: newPasswordSchema })
  .refine(({ present, next }) => present !== next, { path: ['next'], message: 'It is the present password' })
