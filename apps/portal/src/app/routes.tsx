import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { RequireSession } from './require-session.tsx';
import { SignedInShell } from './shell/signed-in-shell.tsx';

const HomePage = lazy(() => import('../pages/home.page.tsx'));
const SignInPage = lazy(() => import('../pages/sign-in.page.tsx'));
const SignUpPage = lazy(() => import('../pages/sign-up.page.tsx'));
const DashboardPage = lazy(() => import('../pages/dashboard.page.tsx'));
const MandiPage = lazy(() => import('../pages/mandi.page.tsx'));
const CropPage = lazy(() => import('../pages/crop.page.tsx'));
const SellItemPage = lazy(() => import('../pages/sell-item.page.tsx'));
const SellerSignUpPage = lazy(() => import('../pages/seller-sign-up.page.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found.page.tsx'));

/** Which page answers which address. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home.path} element={<HomePage />} />
      <Route path={paths.signIn.path} element={<SignInPage />} />
      <Route path={paths.signUp.path} element={<SignUpPage />} />
      <Route element={<RequireSession />}>
        <Route element={<SignedInShell />}>
          <Route path={paths.dashboard.path} element={<DashboardPage />} />
          <Route path={paths.mandi.path} element={<MandiPage />} />
          <Route path={paths.crop.path} element={<CropPage />} />
          <Route path={paths.sellItem.path} element={<SellItemPage />} />
          <Route path={paths.sell.path} element={<SellItemPage />} />
          <Route path={paths.sellerSignUp.path} element={<SellerSignUpPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
