"""Trains the networks of the adviser's relevance model on what write-messages.ts wrote, and writes their weights as TypeScript."""

from __future__ import annotations

import argparse
import base64
import json
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

CANDIDATES, TERMS, ABOUT, LEVELS = 14, 16, 48, 5
DIMENSIONS, HIDDEN = 32, 64
BATCH, RATE, LAST_RATE = 256, 2e-3, 0.7
# Part of the running mean of the weights that each step keeps; the mean is what is written.
AVERAGE_DECAY = 0.998
# How often the facts that answer a phrase are taken away, so that none answers it, and a term of a message is.
GONE, TERM_GONE = 0.15, 0.08
DROPOUT = 0.2
TERM_DECAY, FACT_DECAY, DECAY = 0.02, 0.5, 0.01
NOTHING = -30.0
# What it counts whether each fact helps, beside which one is best.
HELPS = 3.0
HERE = Path(__file__).parent
RELEVANCE = HERE / "../../../facts/relevance"
REFERENCE = HERE / "../../relevance-reference.data.ts"


class Messages:
    """Messages with the facts found for each, as arrays; row 0 of the terms is the shared one, place 0 stands for no term."""

    def __init__(self, path: Path, facts: int, features: int) -> None:
        read = json.loads(path.read_text())
        count = len(read["messages"])
        self.terms = np.zeros((count, TERMS), np.int64)
        self.carried = np.zeros((count, TERMS), np.float32)
        self.levels = np.zeros((count, CANDIDATES, TERMS), np.int64)
        self.facts = np.full((count, CANDIDATES), facts, np.int64)
        self.features = np.zeros((count, CANDIDATES, features), np.float32)
        self.gains = np.zeros((count, CANDIDATES), np.float32)
        self.weight = np.zeros(count, np.float32)
        self.may_go = np.zeros(count, bool)
        self.judged = np.zeros(count, bool)
        for at, message in enumerate(read["messages"]):
            said, found = len(message["terms"]), len(message["facts"])
            self.terms[at, :said] = np.array(message["terms"], np.int64) + 1
            self.carried[at, :said] = message["carried"]
            self.facts[at, :found] = message["facts"]
            if said:
                self.levels[at, :found, :said] = message["levels"]
            self.features[at, :found] = message["features"]
            self.gains[at, :found] = message["gains"]
            self.weight[at] = message["weight"]
            self.may_go[at] = message["mayGo"]
            self.judged[at] = message["isJudged"]
        self.about = torch.zeros((facts + 1, ABOUT), dtype=torch.int64)
        self.parts = torch.zeros((facts + 1, ABOUT))
        for at, fact in enumerate(read["about"]):
            self.about[at, : len(fact["rows"])] = torch.tensor(fact["rows"], dtype=torch.int64) + 1
            self.parts[at, : len(fact["parts"])] = torch.tensor(fact["parts"])
        # What is found but not right teaches nothing, unless no fact answers at all.
        self.usable = np.flatnonzero((self.gains.max(1) == 1) | (~self.may_go))


class RelevanceNetwork(nn.Module):
    """Tells for each fact found how relevant it is to a message, the last column stands for none of them; and whether it helps (a logit)."""

    def __init__(self, terms: int, facts: int, features: int) -> None:
        super().__init__()
        self.places = nn.Embedding(terms, DIMENSIONS, padding_idx=0)
        # What its terms do not say of a fact; the last row is that of no fact.
        self.of_facts = nn.Embedding(facts + 1, DIMENSIONS)
        self.from_terms = nn.Linear(DIMENSIONS, HIDDEN)
        self.carried = nn.Parameter(torch.zeros(HIDDEN))
        self.of_levels = nn.Embedding(LEVELS, HIDDEN)
        self.from_about = nn.Linear(DIMENSIONS, HIDDEN, bias=False)
        self.from_features = nn.Linear(features, HIDDEN)
        self.mixed = nn.Linear(2 * HIDDEN, HIDDEN)
        self.out = nn.Linear(HIDDEN, 1, bias=False)
        self.straight = nn.Linear(features, 1, bias=False)
        self.none = nn.Parameter(torch.zeros(1))
        self.help = nn.Linear(HIDDEN, 1)
        self.help_straight = nn.Linear(features, 1, bias=False)
        self.dropout = nn.Dropout(DROPOUT)
        nn.init.normal_(self.places.weight, 0, 0.1)
        nn.init.zeros_(self.of_facts.weight)
        nn.init.zeros_(self.straight.weight)
        with torch.no_grad():
            self.places.weight[0] = 0

    def forward(self, own: Messages, at: np.ndarray, features: Tensor, facts: Tensor) -> tuple[Tensor, Tensor]:
        terms = torch.from_numpy(own.terms[at])
        said = (terms > 0).float()
        if self.training:
            said = said * (torch.rand_like(said) > TERM_GONE)
        read = self.from_terms(self.dropout(self.places(terms)))
        read = read + torch.from_numpy(own.carried[at]).unsqueeze(-1) * self.carried
        place = self.of_facts(facts) + (self.places(own.about[facts]) * own.parts[facts].unsqueeze(-1)).sum(2)
        about = self.from_about(self.dropout(place))
        levels = self.of_levels(torch.from_numpy(own.levels[at]))
        met = F.relu(read.unsqueeze(1) + levels + about.unsqueeze(2)) * said[:, None, :, None]
        met = met.sum(2) / (said.sum(1)[:, None, None] + 1).sqrt()
        both = torch.cat([met, F.relu(self.from_features(features))], -1)
        read = self.dropout(F.relu(self.mixed(both)))
        relevance = (self.out(read) + self.straight(features)).squeeze(-1)
        relevance = relevance.masked_fill(facts == own.about.shape[0] - 1, NOTHING)
        helps = (self.help(read) + self.help_straight(features)).squeeze(-1)
        return torch.cat([relevance, self.none.expand(len(at), 1)], 1), helps


def loss_of(network: RelevanceNetwork, own: Messages, at: np.ndarray, draw: np.random.Generator) -> Tensor:
    """The share of what is right, the surer the better, and of messages that were judged, whether each fact helps. Without the facts that answer, none is right."""
    gains = np.concatenate([own.gains[at], np.zeros((len(at), 1), np.float32)], 1)
    facts = own.facts[at].copy()
    gone = own.may_go[at] & (draw.random(len(at)) < GONE)
    facts[gone[:, None] & (own.gains[at] > 0)] = own.about.shape[0] - 1
    gains[gone] = 0
    gains[gains.max(1) == 0, -1] = 1
    relevance, helps = network(own, at, torch.from_numpy(own.features[at]), torch.from_numpy(facts))
    shares = F.log_softmax(relevance, 1)
    right = torch.logsumexp(shares + torch.log(torch.from_numpy(gains) + 1e-9), 1)
    loss = -(right * torch.from_numpy(own.weight[at])).mean()
    is_judged = torch.from_numpy((facts < own.about.shape[0] - 1) & own.judged[at][:, None])
    do_help = torch.from_numpy(gains[:, :-1] > 0).float()
    wrong = F.binary_cross_entropy_with_logits(helps, do_help, reduction="none")
    return loss + HELPS * (wrong * is_judged).sum() / len(at)


@torch.no_grad()
def judge(network: RelevanceNetwork, own: Messages, at: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    network.eval()
    features, facts = torch.from_numpy(own.features[at]), torch.from_numpy(own.facts[at])
    relevance, helps = network(own, at, features, facts)
    return relevance.numpy(), torch.sigmoid(helps).numpy()


def judge_all(networks: list[RelevanceNetwork], own: Messages, at: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the networks say on average, each against its own likelihood of none."""
    said = [judge(network, own, at) for network in networks]
    return np.mean([relevance[:, :-1] - relevance[:, -1:] for relevance, _ in said], 0), np.mean([helps for _, helps in said], 0)


def top_right(networks: list[RelevanceNetwork], own: Messages) -> float:
    """The share of messages whose most relevant fact answers, of those that a fact answers."""
    best = judge_all(networks, own, np.arange(len(own.weight)))[0].argmax(1)
    return float((own.gains[np.arange(len(best)), best] > 0).mean())


def batches(sets: list[Messages], draw: np.random.Generator) -> list[tuple[Messages, np.ndarray]]:
    drawn = []
    for own in sets:
        order = draw.permutation(own.usable)
        drawn += [(own, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
    return [drawn[at] for at in draw.permutation(len(drawn))]


def train(sets: list[Messages], tuning: Messages, terms: int, epochs: int, seed: int) -> RelevanceNetwork:
    torch.manual_seed(seed)
    draw = np.random.default_rng(seed)
    network = RelevanceNetwork(terms, sets[0].about.shape[0] - 1, sets[0].features.shape[2])
    ids = {id(network.places.weight), id(network.of_facts.weight)}
    others = [each for each in network.parameters() if id(each) not in ids]
    optimiser = torch.optim.AdamW(
        [
            {"params": [network.places.weight], "weight_decay": TERM_DECAY},
            {"params": [network.of_facts.weight], "weight_decay": FACT_DECAY},
            {"params": others, "weight_decay": DECAY},
        ],
        lr=RATE,
    )
    steps = epochs * len(batches(sets, draw))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda at: min(1, at / 100) * (1 - (1 - LAST_RATE) * at / steps))
    average = AveragedModel(network, multi_avg_fn=get_ema_multi_avg_fn(AVERAGE_DECAY))
    for epoch in range(epochs):
        begun, losses = time.time(), []
        for own, at in batches(sets, draw):
            network.train()
            loss = loss_of(network, own, at, draw)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            average.update_parameters(network)
            losses.append(loss.item())
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}, {time.time() - begun:.0f} s, most relevant fact answers {top_right([average.module], tuning):.2%} of the tuning questions", flush=True)
    return average.module


def round_rows(places: nn.Embedding) -> tuple[np.ndarray, np.ndarray]:
    """Places as int8 with a scale for each row; the network goes on with what is left of them."""
    rows = places.weight.detach().numpy()
    scales = (np.abs(rows).max(1) / 127).astype(np.float32)
    values = np.round(rows / np.maximum(scales, 1e-12)[:, None]).astype(np.int8)
    with torch.no_grad():
        places.weight.copy_(torch.from_numpy(values * scales[:, None]))
    return values, scales


def round_network(network: RelevanceNetwork) -> dict:
    """The rounded network as it is written: the first row of the terms is that which others share, that of the facts is that of no fact."""
    terms, term_scales = round_rows(network.places)
    with torch.no_grad():
        network.of_facts.weight[-1] = 0
    facts, fact_scales = round_rows(network.of_facts)
    return {
        "termRows": base64_of(terms[1:]),
        "termScales": base64_of(term_scales[1:]),
        "factRows": base64_of(np.roll(facts, 1, 0)),
        "factScales": base64_of(np.roll(fact_scales, 1)),
        "layers": base64_of(layers_of(network)),
    }


def base64_of(array: np.ndarray) -> str:
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()


def layers_of(network: RelevanceNetwork) -> np.ndarray:
    """All other weights in the order in which the reader takes them; relevance counts against that of none."""
    layers = [
        network.from_terms.weight,
        network.from_terms.bias,
        network.carried,
        network.of_levels.weight,
        network.from_about.weight,
        network.from_features.weight,
        network.from_features.bias,
        network.mixed.weight,
        network.mixed.bias,
        network.out.weight,
        network.straight.weight,
        -network.none,
        network.help.weight,
        network.help_straight.weight,
        network.help.bias,
    ]
    return np.concatenate([each.detach().numpy().ravel() for each in layers]).astype(np.float32)


def write_data(path: Path, head: str, data: dict | list, tail: str = ";\n") -> None:
    path.write_text(f"{head}{json.dumps(data, ensure_ascii=False, indent=2)}{tail}")


def write_weights(shared: dict, networks: list[dict]) -> None:
    """What all networks share in one file, and a file for each of them."""
    note = "// Written by testing/fit/relevance/train.py; not to be changed by hand.\n"
    for old in RELEVANCE.glob("relevance-network-*.data.ts"):
        old.unlink()
    names = [f"network{at + 1}" for at in range(len(networks))]
    for at, network in enumerate(networks):
        head = f"{note}import type {{ NetworkWeights }} from './relevance-model.ts';\n\nexport const {names[at]}: NetworkWeights = "
        write_data(RELEVANCE / f"relevance-network-{at + 1}.data.ts", head, network)
    imports = "".join(f"import {{ {name} }} from './relevance-network-{at + 1}.data.ts';\n" for at, name in enumerate(names))
    head = f"{note}import type {{ RelevanceWeights }} from './relevance-model.ts';\n{imports}\nconst shared: Omit<RelevanceWeights, 'networks'> = "
    tail = f";\n\nexport const relevanceWeights: RelevanceWeights = {{ ...shared, networks: [{', '.join(names)}] }};\n"
    write_data(RELEVANCE / "relevance-weights.data.ts", head, shared, tail)


def reference_of(networks: list[RelevanceNetwork], own: Messages, written: dict, raw: np.ndarray, at: np.ndarray) -> list[dict]:
    """Some messages with what the networks say of their first facts, for the reader to repeat."""
    said, helps = judge_all(networks, own, at)
    names = ["?", *written["terms"]]
    examples = []
    for row, message in enumerate(at):
        terms = own.terms[message][own.terms[message] > 0]
        facts = []
        for place in range(3):
            fact = own.facts[message, place]
            kept = own.parts[fact] > 0
            about = [[names[int(term) - 1], round(float(part), 6)] for term, part in zip(own.about[fact][kept], own.parts[fact][kept])]
            levels = own.levels[message, place, : len(terms)].tolist()
            features = [round(float(each), 5) for each in raw[message, place]]
            told = {"relevance": round(float(said[row, place]), 5), "helps": round(float(helps[row, place]), 5)}
            facts.append({"id": written["facts"][fact], "about": about, "levels": levels, "features": features, **told})
        carried = [bool(each) for each in own.carried[message, : len(terms)]]
        examples.append({"terms": [names[int(term) - 1] for term in terms], "isCarried": carried, "facts": facts})
    return examples


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path, help="what write-messages.ts wrote")
    arguments.add_argument("--epochs", type=int, default=10)
    arguments.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3], help="one network for each")
    options = arguments.parse_args()
    written = json.loads((options.folder / "vocabulary.json").read_text())
    vocabulary, names, count = written["terms"], written["features"], len(written["facts"])
    read = lambda name: Messages(options.folder / f"{name}.json", count, len(names))
    sets = [read(f"phrases-{part}") for part in range(4)] + [read("examples")]
    tuning = read("tuning")
    known = np.concatenate([own.features[own.facts < count] for own in sets])
    means, deviations = known.mean(0), known.std(0) + 1e-6
    raw = tuning.features.copy()
    for own in [*sets, tuning]:
        own.features = ((own.features - means) / deviations).astype(np.float32)
    networks = [train(sets, tuning, len(vocabulary) + 2, options.epochs, seed) for seed in options.seeds]
    rounded = [round_network(network) for network in networks]
    print(f"all, rounded: most relevant fact answers {top_right(networks, tuning):.2%} of the tuning questions")
    shared = {
        "vocabulary": " ".join(vocabulary),
        "facts": " ".join(written["facts"]),
        "dimensions": DIMENSIONS,
        "hidden": HIDDEN,
        "features": names,
        "means": [round(float(each), 6) for each in means],
        "deviations": [round(float(each), 6) for each in deviations],
    }
    write_weights(shared, rounded)
    said = np.flatnonzero((tuning.facts[:, 2] < count) & (tuning.terms[:, 1] > 0))
    write_data(
        REFERENCE,
        "// Written by fit/relevance/train.py: what the network says where it was trained.\nexport const relevanceReference = ",
        reference_of(networks, tuning, written, raw, said[:: max(1, len(said) // 6)][:6]),
    )


if __name__ == "__main__":
    main()
