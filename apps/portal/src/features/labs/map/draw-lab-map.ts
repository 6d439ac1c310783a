import type { Lab, LabList } from '@upaj/contract/labs.schema';
import {
  circleMarker,
  control,
  map as createMap,
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  marker,
  tileLayer,
} from 'leaflet';
import { directionsLink } from '../list/lab-links.ts';
import type { MapTexts } from './use-map-texts.ts';

interface LabMapParts {
  labs: readonly Lab[];
  origin: LabList['origin'];
  tiles: LabList['tiles'];
  texts: MapTexts;
  /** A part of the background did not arrive. */
  onTilesFailed: () => void;
}

/** A map that is drawn. */
export interface LabMapView {
  /** Centres a laboratory and tells of it. */
  open: (id: string) => void;
  remove: () => void;
}

/** Nearer than this the points promise more than is known of them. */
const NEAREST_ZOOM = 11;
const CHOSEN_ZOOM = 10;

/** Draws laboratories into an element that is on the page. */
export function drawLabMap(place: HTMLElement, parts: LabMapParts): LabMapView {
  const { labs, origin, texts } = parts;
  const drawn = createCalmMap(place);
  fitAll(drawn, parts);
  control
    // Below, where it does not cover what a marker tells.
    .zoom({ position: 'bottomleft', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut })
    .addTo(drawn);
  addTiles(drawn, parts);
  const markers = new Map(
    spread(labs).map(({ lab, at }, number) => [
      lab.id,
      addMarker(drawn, { lab, at, number: number + 1, texts }),
    ]),
  );
  if (origin) {
    circleMarker([origin.lat, origin.lon], { radius: 9, interactive: false })
      .bindTooltip(texts.origin, { permanent: true, direction: 'bottom' })
      .addTo(drawn);
  }
  return {
    open(id) {
      const found = markers.get(id);
      if (!found) return;
      drawn.setView(found.getLatLng(), Math.max(drawn.getZoom(), CHOSEN_ZOOM));
      found.openPopup();
    },
    remove: () => void drawn.remove(),
  };
}

/** Before anything is added: Leaflet adds nothing to a map that shows no place yet. */
function fitAll(drawn: LeafletMap, { labs, origin }: LabMapParts): void {
  const points = [...labs, ...(origin ? [origin] : [])];
  const bounds = latLngBounds(points.map(({ lat, lon }) => [lat, lon]));
  drawn.fitBounds(bounds, { padding: [32, 48], maxZoom: NEAREST_ZOOM });
}

const prefersCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
const hasFinger = () => globalThis.matchMedia?.('(pointer: coarse)').matches;

/** One finger and the wheel scroll the page, not the map. */
function createCalmMap(place: HTMLElement): LeafletMap {
  const isLively = !prefersCalm();
  const drawn = createMap(place, {
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !hasFinger(),
    zoomAnimation: isLively,
    fadeAnimation: isLively,
    markerZoomAnimation: isLively,
    inertia: isLively,
    maxZoom: 16,
  });
  drawn.attributionControl.setPrefix('Leaflet');
  return drawn;
}

/** The text of a setting is shown as it is, never as HTML. */
function asHtml(text: string): string {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
}

function addTiles(drawn: LeafletMap, { tiles, onTilesFailed }: LabMapParts): void {
  if (!tiles) return;
  tileLayer(tiles.url, { attribution: asHtml(tiles.attribution), maxZoom: 19 })
    .on('tileerror', onTilesFailed)
    .addTo(drawn);
}

/** Laboratories with places on the map of which none hides another: many share the point of their district. */
function spread(labs: readonly Lab[]) {
  const taken = new Map<string, number>();
  return labs.map((lab) => {
    const key = `${lab.lat} ${lab.lon}`;
    const others = taken.get(key) ?? 0;
    taken.set(key, others + 1);
    const at: [number, number] = [lab.lat, lab.lon + others * 0.03];
    return { lab, at };
  });
}

const pin =
  '<svg aria-hidden="true" width="34" height="42" viewBox="0 0 34 42"><path d="M17 40S32 27 32 16a15 15 0 0 0-30 0c0 11 15 24 15 24z"/></svg>';

interface MarkerParts {
  lab: Lab;
  at: [number, number];
  /** Number in the list. */
  number: number;
  texts: MapTexts;
}

function addMarker(drawn: LeafletMap, { lab, at, number, texts }: MarkerParts): Marker {
  const icon = divIcon({
    className: 'lab-marker',
    html: `${pin}<span aria-hidden="true">${number}</span>`,
    iconSize: [44, 44],
    iconAnchor: [22, 41],
    popupAnchor: [0, -36],
  });
  const added = marker(at, { icon }).bindPopup(() => popupOf(lab, texts), { minWidth: 180 });
  added.on('popupopen', () => {
    const close = added.getPopup()?.getElement()?.querySelector('.leaflet-popup-close-button');
    close?.setAttribute('aria-label', texts.close);
  });
  added.addTo(drawn);
  added.getElement()?.setAttribute('aria-label', `${number}. ${lab.name}`);
  return added;
}

function popupOf(lab: Lab, texts: MapTexts): HTMLElement {
  const box = document.createElement('div');
  const name = document.createElement('b');
  name.textContent = lab.name;
  name.lang = 'en';
  const about = document.createElement('p');
  about.textContent = texts.about(lab);
  const link = document.createElement('a');
  link.href = directionsLink(lab);
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.textContent = texts.directions;
  link.setAttribute('aria-label', texts.directionsTo(lab));
  box.append(name, about, link);
  return box;
}
