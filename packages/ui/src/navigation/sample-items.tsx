import {
  BookOpen,
  Compass,
  House,
  LayoutDashboard,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Settings,
  Store,
} from 'lucide-react';
import type { NavItem } from './nav-item.ts';

export const sidebarItems: readonly NavItem[] = [
  { to: '#dashboard', label: 'Dashboard', icon: <LayoutDashboard aria-hidden="true" /> },
  { to: '#mandi', label: 'Mandi', icon: <Store aria-hidden="true" />, isCurrent: true },
  { to: '#explore', label: 'Explore', icon: <Compass aria-hidden="true" /> },
  { to: '#educational', label: 'Educational', icon: <BookOpen aria-hidden="true" /> },
  { to: '#news', label: 'Latest News', icon: <Newspaper aria-hidden="true" /> },
  { to: '#settings', label: 'Settings', icon: <Settings aria-hidden="true" /> },
];

export const topItems: readonly NavItem[] = [
  { to: '#dashboard', label: 'Dashboard' },
  { to: '#mandi', label: 'Mandi', isCurrent: true },
  { to: '#disease', label: 'Disease Prediction' },
  { to: '#labs', label: 'Labs' },
  { to: '#schemes', label: 'Schemes' },
  { to: '#contact', label: 'Contact Us' },
];

export const bottomItems: readonly NavItem[] = [
  { to: '#home', label: 'Home', icon: <House aria-hidden="true" /> },
  { to: '#mandi', label: 'Mandi', icon: <Store aria-hidden="true" />, isCurrent: true },
  { to: '#ask', label: 'Ask', icon: <MessageCircle aria-hidden="true" /> },
  { to: '#forum', label: 'Forum', icon: <MessagesSquare aria-hidden="true" /> },
];
