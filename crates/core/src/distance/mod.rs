//! The engine under the general form: keys, classes and how they combine.
