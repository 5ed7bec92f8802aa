'use client';

import { useEffect } from 'react';

const flag = 'kormi-data-initialized';

/** Asks once per browser session for the first data to be there (C149); a browser that keeps no session data asks nothing. */
export function FirstVisit() {
  useEffect(() => {
    try {
      if (sessionStorage.getItem(flag)) return;
      sessionStorage.setItem(flag, 'true');
    } catch {
      return;
    }
    fetch('/api/initialize-data', { method: 'POST', credentials: 'include' }).catch((reason) => console.warn(reason));
  }, []);
  return null;
}
