export const base = /^(?<store>\/stores\/[\w-]+)?(?<path>\/v[23]\/.+)$/;
export const loginPath = '/login.php';
export const redirectPath = '/cart.php';

export const isBigCommerceUrl = ({ pathname }: URL): boolean =>
  base.test(pathname) || pathname === redirectPath || pathname === loginPath;
