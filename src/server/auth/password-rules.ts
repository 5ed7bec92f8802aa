/** Words that passwords are most often built from here; a password that is only such a word with digits is refused. */
const commonWords = [
  'password',
  'passw0rd',
  'katasandi',
  'sandi',
  'rahasia',
  'admin',
  'administrator',
  'qwerty',
  'qwertyuiop',
  'kormi',
  'bandung',
  'kormibandung',
  'indonesia',
  'olahraga',
  'welcome',
  'letmein',
  'iloveyou',
  'sayang',
  'merdeka',
  'persib',
];

/** Fewest characters of a password. */
export const passwordMinimum = 12;

/** Whether a password is too easy: a common word or the username padded with digits and signs, or one short piece repeated. */
export function isCommonPassword(password: string, username: string): boolean {
  const letters = password.toLowerCase().replace(/[^a-z0]/g, '');
  const words = [...commonWords, username.toLowerCase()];
  const onlyWords = words.some((word) => letters === word || letters === word + word);
  const repeats = /^(.{1,4})\1+$/.test(password) || new Set(password).size < 5;
  const sequence = /^(?:0?123456789|abcdefgh)/i.test(password);
  return onlyWords || letters === '' || repeats || sequence;
}
