import { describe, expect, test } from 'vitest';
import { db } from '~/server/db';
import { createAdmin, testPassword, visitor } from '~/testing/callers';

const wrong = { username: 'admin', password: 'bukan ini' };

async function failures(times: number, username = 'admin') {
  const messages: string[] = [];
  for (let index = 0; index < times; index += 1) {
    const question = await nextCaptcha();
    await visitor()
      .admin.login({ ...wrong, username, ...question })
      .catch((error: Error) => messages.push(error.message));
  }
  return messages;
}

/** Answers the captcha that the last failure asked for, as a person would. */
async function nextCaptcha() {
  const captcha = await db.captcha.findFirst({ orderBy: { expiresAt: 'desc' } });
  return captcha ? { captchaId: captcha.id, captchaAnswer: captcha.answer } : {};
}

describe('lockout', () => {
  test('C226 C227 counts down from four and locks at the fifth failure', async () => {
    await createAdmin();
    expect(await failures(6)).toEqual([
      'Username atau password salah. 4 percobaan tersisa.',
      'Username atau password salah. 3 percobaan tersisa.',
      'Username atau password salah. 2 percobaan tersisa.',
      'Username atau password salah. 1 percobaan tersisa.',
      'Akun terkunci',
      'Akun terkunci',
    ]);
  });

  test('an unknown name is answered like a known one', async () => {
    await createAdmin();
    const known = await failures(5);
    await db.loginAttempt.deleteMany();
    await db.captcha.deleteMany();
    expect(await failures(5, 'tidak-ada')).toEqual(known);
  });

  test('of a hundred parallel guesses at most five reach the password', async () => {
    await createAdmin();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        visitor()
          .admin.login(wrong)
          .catch((error: Error) => error.message),
      ),
    );
    const evaluated = answers.filter((message) => String(message).startsWith('Username atau password salah'));
    expect(evaluated.length).toBeGreaterThan(0);
    expect(evaluated.length).toBeLessThanOrEqual(5);
  });

  test('another network is not locked, and a success resets the counter (C147)', async () => {
    await createAdmin();
    await failures(5);
    await expect(visitor('198.51.100.9').admin.login({ username: 'admin', password: testPassword })).resolves.toMatchObject({ username: 'admin' });
    await expect(visitor().admin.login({ username: 'admin', password: testPassword })).rejects.toThrow('Akun terkunci');
  });

  test('writings of one name share a counter', async () => {
    await createAdmin();
    await failures(1, 'Admin');
    await failures(1, ' admin ');
    expect(await db.loginAttempt.count()).toBe(1);
  });
});
